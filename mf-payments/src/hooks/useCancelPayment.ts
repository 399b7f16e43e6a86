import { useAnnounce } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { forgetLeft, isFirstReport } from '../domain/orderMemory.js';
import { useCancelMutation } from '../store/paymentsApi.js';
import { orderTexts } from '../texts/orderTexts.js';

/**
 * Cancels an order; resolves to true when it is cancelled. One that can't be cancelled any more has ended: it is
 * fetched again.
 */
export function useCancelPayment() {
  const { bus, state, storage, notices } = usePlatform();
  const announce = useAnnounce();
  const t = useText(orderTexts);
  const [send, { isLoading }] = useCancelMutation();

  async function cancel(orderId: number): Promise<boolean> {
    const { data, error } = await send(orderId);
    state.refresh('myTeams');
    if (data === undefined) {
      notices.show({ tone: 'danger', text: asFailure(error).message || t('notAsked') });
      return false;
    }
    forgetLeft(storage, orderId);
    if (data.status === 'canceled' && isFirstReport(storage, orderId, 'canceled')) {
      bus.emit('payments.failed@1', { orderId, status: 'canceled' });
    }
    notices.show({ tone: 'positive', text: t('canceledDone') });
    announce(t('canceledDone'));
    return true;
  }

  return { cancel, isCancelling: isLoading };
}
