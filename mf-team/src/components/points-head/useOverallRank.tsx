import type { TeamPoints } from '@euro/api-contract';
import { MoveArrow } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { pointsTexts } from '../../texts/pointsTexts.js';
import type { PointsScoreProps } from './PointsHead.js';

/** The place among all teams with its move, for beside a score; nothing before there is one. */
export function useOverallRank({
  generalRank,
  generalRankMove,
}: Pick<TeamPoints, 'generalRank' | 'generalRankMove'>): NonNullable<PointsScoreProps['ranks']> {
  const t = useText(pointsTexts);
  const format = useFormat();
  if (generalRank === null) return [];
  const caption = (
    <>
      <span>{t('overall')}</span>
      {generalRankMove !== null && <RankMove places={generalRankMove} />}
    </>
  );
  return [{ id: 'overall', value: format.rank(generalRank), caption }];
}

/** Places won or lost since the matchday before, on night. */
function RankMove({ places }: { places: number }) {
  const t = useText(pointsTexts);
  const format = useFormat();
  const count = Math.abs(places);
  return (
    <MoveArrow
      onNight
      move={places}
      text={format.whole(count)}
      label={places === 0 ? t('same') : t(places > 0 ? 'up' : 'down', { count })}
    />
  );
}
