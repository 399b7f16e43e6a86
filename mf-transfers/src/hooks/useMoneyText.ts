import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { pageTexts } from '../texts/pageTexts.js';

/** "€ 3,0 mln over", or how much is missing; tenths of a million. */
export function useMoneyText(): (moneyLeft: number) => string {
  const t = useText(pageTexts);
  const format = useFormat();
  return useCallback(
    (moneyLeft) =>
      t(moneyLeft < 0 ? 'moneyShort' : 'moneyLeft', { amount: format.money(Math.abs(moneyLeft)) }),
    [t, format],
  );
}
