import { useAddress, useUserId } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect, useRef, useState } from 'react';
import { leaveFor } from '../domain/leaveFor.js';
import { rememberCodes, rememberLeft } from '../domain/orderMemory.js';
import { type PayBody, usePayMutation } from '../store/paymentsApi.js';
import { payTexts } from '../texts/payTexts.js';
import { usePageBack } from './usePageBack.js';

/** Codes whose sentence includes the solution; any other failure is one of the payment as a whole (spec §8). */
const EXPLAINED: readonly ApiFailure['code'][] = [
  'nothing-to-pay',
  'team-not-payable',
  'already-premium',
  'account-suspended',
  'coupon-unknown',
  'coupon-used',
  'coupon-once-per-account',
  'coupon-needs-pairs',
  'payments-not-available',
  'too-many-requests',
];

/** Codes that mean outdated data on the page. */
const OUTDATED: readonly ApiFailure['code'][] = ['team-not-payable', 'already-premium', 'coupon-used'];

/** So long the way to the checkout may take before the button can be pressed again, milliseconds. */
const LEAVING_MS = 10_000;

/**
 * Pays: orders once, however often it is pressed, and opens the checkout. The button is busy until the browser has
 * left; after a failure it can be pressed again and the selection remains (the specification leaves it busy, spec §4).
 * @param onStayed called with the order of somebody who has not left in time: he may have cancelled that in the browser
 */
export function usePay(onStayed: (orderId: number) => void) {
  const { bus, state, storage, notices, navigation, report } = usePlatform();
  const address = useAddress();
  const t = useText(payTexts);
  const userId = useUserId();
  const [order] = usePayMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isHere = useRef(false);
  // Two presses can come before the button is drawn busy.
  const isPaying = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(leaving.current);
    };
  }, []);

  const reset = () => {
    clearTimeout(leaving.current);
    isPaying.current = false;
    setBusy(false);
  };
  usePageBack(reset);

  async function pay(body: Omit<PayBody, 'redirectURL'>, returnPath: string): Promise<void> {
    if (isPaying.current) return;
    isPaying.current = true;
    setBusy(true);
    setProblem(null);
    const redirectURL = address(returnPath);
    const { data, error } = await order({ ...body, redirectURL });
    if (data === undefined) {
      reset();
      fail(asFailure(error));
      return;
    }
    const { id, kind } = data.order;
    if (userId !== null) rememberLeft(storage, { orderId: id, userId });
    const codes = (body.coupons ?? []).map((coupon) => (typeof coupon === 'string' ? coupon : coupon.code));
    rememberCodes(storage, { orderId: id, codes });
    bus.emit('payments.started@1', { orderId: id, kind });
    state.refresh('myTeams');
    // A user who opened another page is not redirected: the payment waits where it was started.
    if (!isHere.current) return;
    leaveFor(data._links.checkout.href);
    leaving.current = setTimeout(() => {
      reset();
      onStayed(id);
    }, LEAVING_MS);
  }

  function fail(failure: ApiFailure): void {
    if (OUTDATED.includes(failure.code)) {
      state.refresh('myTeams');
      state.refresh('session');
    }
    if (EXPLAINED.includes(failure.code) && failure.message) {
      setProblem(failure.message);
      return;
    }
    if (failure.code === 'offline') {
      setProblem(t('offline'));
      return;
    }
    setProblem(t('failed'));
    report(new Error(`payments/create: ${failure.code}`), { code: failure.code, status: failure.status });
    notices.show({
      tone: 'warning',
      text: t('failed'),
      action: navigation.has('/contact')
        ? { label: t('toChat'), onPress: () => navigation.go('/contact') }
        : undefined,
    });
  }

  return { pay, isBusy, problem };
}
