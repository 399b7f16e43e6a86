import { MoveArrow } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { pointsTexts } from '../../texts/pointsTexts.js';

/** Places won or lost since the matchday before, on night. */
export function RankMove({ by }: { by: number }) {
  const t = useText(pointsTexts);
  const format = useFormat();
  const count = format.whole(Math.abs(by));
  return (
    <MoveArrow
      onNight
      move={by}
      text={count}
      label={by === 0 ? t('same') : t(by > 0 ? 'up' : 'down', { count })}
    />
  );
}
