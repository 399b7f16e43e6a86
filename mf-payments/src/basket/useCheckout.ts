import { maxCoupons, paymentTotal } from '@euro/game';
import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { payState, priceOf } from '../domain/payState.js';
import { usePay } from '../hooks/usePay.js';
import { teamsPayable } from '../store/basketSlice.js';
import { useBasket, usePaymentsDispatch } from '../store/paymentsStore.js';
import { payTexts } from '../texts/payTexts.js';

/** The selection, its price, and paying it. */
export interface Checkout {
  /** Numbers of teams and valid codes. */
  readonly teams: number;
  readonly coupons: number;
  /** Cents. */
  readonly price: number;
  readonly total: number;
  /** Why it can't be paid now; undefined when it can. */
  readonly obstacle: string | undefined;
  readonly isBusy: boolean;
  readonly problem: string | null;
  pay(): void;
}

/**
 * Takes the basket to the checkout.
 * @param returnPath where the payer comes back to
 * @param onStayed called with the order of somebody who did not get there
 */
export function useCheckout(
  myTeams: readonly MyTeam[],
  returnPath: string,
  onStayed: (orderId: number) => void,
): Checkout {
  const t = useText(payTexts);
  const { state } = usePlatform();
  const settings = useShared(state.application).value;
  const services = useShared(state.services).value;
  const dispatch = usePaymentsDispatch();
  const { selected, slots } = useBasket();
  const { pay, isBusy, problem } = usePay(onStayed);

  const payable = myTeams.filter((team) => payState(team) === 'unpaid');
  const payableIds = payable.map(({ id }) => id).join(' ');
  useEffect(() => {
    dispatch(teamsPayable(payableIds === '' ? [] : payableIds.split(' ').map(Number)));
  }, [payableIds, dispatch]);

  const selectedTeams = payable.filter(({ id }) => selected.includes(id));
  const good = slots.flatMap(({ coupon }) => coupon ?? []);
  // Until the effect above has taken the codes out, the sum must still make sense.
  const coupons = Math.min(good.length, maxCoupons(selectedTeams.length));
  const first = selectedTeams[0] ?? payable[0];
  const price = first ? priceOf(first) : (settings?.teamPrice ?? 0);

  function obstacle(): string | undefined {
    if (services?.payments === false) return t('notAvailable');
    if (selectedTeams.length === 0) return t('chooseFirst');
    const unsure = slots.filter(({ status, code }) => status !== 'good' && code.trim() !== '');
    if (unsure.length === 0) return undefined;
    return t(unsure.some(({ status }) => status === 'checking') ? 'codeFirst' : 'codeWrong');
  }

  return {
    teams: selectedTeams.length,
    coupons,
    price,
    total: paymentTotal({ teams: selectedTeams.length, coupons, price }),
    obstacle: obstacle(),
    isBusy,
    problem,
    pay: () =>
      void pay(
        {
          competitionFeed: settings?.competitionFeed,
          seasonId: settings?.seasonId,
          teamIds: selectedTeams.map(({ id }) => id).sort((one, other) => one - other),
          coupons: good.map(({ code }) => code),
        },
        returnPath,
      ),
  };
}
