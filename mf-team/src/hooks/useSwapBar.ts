import type { StickyBarProps } from '@euro/design-system';
import { useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { teamTexts } from '../texts/teamTexts.js';
import { useChoiceBar } from './useChoiceBar.js';
import type { PitchSelection } from './usePitchSelection.js';

/** The bar at the bottom while a swap waits for its second player; null otherwise. */
export function useSwapBar({ swap, stopSwap }: PitchSelection): StickyBarProps | null {
  const t = useText(teamTexts);
  const names = useNames();
  return useChoiceBar(
    swap && {
      label: t('swap'),
      title: t('swapWith', { name: names.player(swap.playerId) }),
      hint: t('swapHint'),
      onStop: stopSwap,
    },
  );
}
