import type { PositionId } from '@euro/game';
import { PlayerCard, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import { builderTexts } from '../texts/builderTexts.js';

interface FreePlaceProps {
  positionId: PositionId;
  isOnBench: boolean;
  /** The next pick fills it. */
  isNext: boolean;
  onPress?: (positionId: PositionId) => void;
}

/** A place of a squad that nobody has yet. */
export const FreePlace = memo(function FreePlace(props: FreePlaceProps) {
  const { positionId, isOnBench, isNext, onPress } = props;
  const t = useText(builderTexts);
  const names = useNames();
  return (
    <PlayerCard
      state="empty"
      name={names.positionTitle(positionId)}
      label={t(isOnBench ? 'emptyBenchSlot' : 'emptySlot', { position: names.position(positionId) })}
      secondLine={onPress && t('pick')}
      selected={isNext}
      onPress={onPress && (() => onPress(positionId))}
    />
  );
});
