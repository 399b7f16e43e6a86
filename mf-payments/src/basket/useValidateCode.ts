import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useEffectEvent } from 'react';
import {
  type CouponSlot,
  codeCheckStarted,
  codeGood,
  codeRefused,
  type Refusal,
} from '../store/basketSlice.js';
import { usePaymentsDispatch } from '../store/paymentsStore.js';
import { payTexts } from '../texts/payTexts.js';
import { normaliseCode } from './couponCode.js';

/** Milliseconds without a key before a code is checked. */
const PAUSE = 400;

/**
 * Asks the server about a code while it may be checked, once typing has paused; an answer that comes too late is
 * dropped.
 */
export function useValidateCode({ id, code, status }: CouponSlot, mayAsk: boolean): void {
  const { api, state } = usePlatform();
  const t = useText(payTexts);
  const dispatch = usePaymentsDispatch();
  const isDue = mayAsk && status !== 'good';

  const refusalOf = (failure: ApiFailure): Refusal => {
    // Our text, so that it is the sentence of spec §5 for any message of the server.
    if (failure.code === 'coupon-once-per-account') return { kind: 'once' };
    const isDecided = failure.code === 'coupon-unknown' || failure.code === 'coupon-used';
    return { kind: 'said', text: failure.message || t('notAsked'), mayRetry: !isDecided };
  };

  const validate = useEffectEvent(async (signal: AbortSignal) => {
    dispatch(codeCheckStarted({ id, code }));
    const { competitionFeed } = state.application.value.value ?? {};
    const body = { coupon: normaliseCode(code), competitionFeed };
    const { data, error } = await api.call('POST payments/coupon', { body, signal });
    if (signal.aborted) return;
    if (data) dispatch(codeGood({ id, code, coupon: data.coupon }));
    else dispatch(codeRefused({ id, code, refusal: refusalOf(error) }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code in the same place is another question.
  useEffect(() => {
    if (!isDue) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void validate(stop.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, code, isDue]);
}
