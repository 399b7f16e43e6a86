import { Refusal } from '../../infra/errors.js';
import type { PaymentsContext } from '../context.js';
import { ProviderRefused, ProviderUnavailable } from './paymentProvider.js';

/** Runs a call of the provider; its refusals and time-outs are logged and refused as `payment-failed` (spec §8). */
export async function refuseFailed<T>(
  { log }: Pick<PaymentsContext, 'log'>,
  about: Readonly<Record<string, unknown>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error;
    log.error({ ...about, err: error }, 'payment failed');
    throw new Refusal('payment-failed');
  }
}
