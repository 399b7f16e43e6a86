import { type PlayerCardProps, useNames } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { type PowerSubObstacle, refusalToBringOn, refusalToTakeOff } from '../../domain/powerSubPlay.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { usePowerSubText } from '../../hooks/usePowerSubText.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

type Look = Partial<
  Pick<
    PlayerCardProps,
    'label' | 'selected' | 'aria-disabled' | 'aria-pressed' | 'onPress' | 'onRefusedPress'
  >
>;

/** Look and press handler of a card while a power sub is being chosen; empty otherwise. */
export function usePowerSubLook(
  powerSubs: PowerSubs | null,
): (playerId: number, label: string) => Look | undefined {
  const t = useText(powerSubTexts);
  const { notices } = usePlatform();
  const names = useNames();
  const reasonText = usePowerSubText();
  if (powerSubs === null || powerSubs.choice === null) return () => undefined;

  const { play, bench, choice, choose } = powerSubs;
  const { inId, outId } = choice;
  const judge = (playerId: number): PowerSubObstacle | null => {
    if (inId !== null) return refusalToTakeOff(playerId, inId, play);
    return bench.includes(playerId)
      ? refusalToBringOn(playerId, play)
      : { code: 'not-on-the-bench', params: { playerId } };
  };

  return (playerId, label) => {
    if (playerId === inId) {
      const text = t('chosen', { label });
      return { label: text, selected: true, 'aria-pressed': true, onPress: () => choose(playerId) };
    }
    const obstacle = judge(playerId);
    if (obstacle === null) {
      const name = inId === null ? '' : names.player(inId);
      const text = inId === null ? t('mayComeOn', { label }) : t('mayLeave', { label, name });
      return { label: text, selected: playerId === outId, onPress: () => choose(playerId) };
    }
    const reason = reasonText(obstacle) ?? '';
    return {
      label: t('mayNot', { label, reason }),
      selected: false,
      'aria-disabled': true,
      onRefusedPress: () => notices.show({ tone: 'warning', text: reason }),
    };
  };
}
