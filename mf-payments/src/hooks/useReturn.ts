import type { Order } from '@euro/api-contract';
import { useUserId } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetLeft, isFirstReport, leftOrder, onReported } from '../domain/orderMemory.js';
import { paymentsApi } from '../store/paymentsApi.js';
import { usePaymentsDispatch } from '../store/paymentsStore.js';
import { useOrderWatch, type WatchedOrder } from './useOrderWatch.js';
import { usePageBack } from './usePageBack.js';

/** An order after the return from the checkout. */
export interface ReturnState {
  readonly orderState: WatchedOrder;
  /** The address names it; otherwise this browser remembered it. */
  readonly isNamed: boolean;
  /** Stops watching, and takes it out of the address. */
  dismiss(): void;
  /** Watches this order from now on. */
  watch(orderId: number): void;
}

/**
 * Follows the order that the checkout sent back (`?order=12`), or with which the user left before he used the back
 * button; notifies the portal of its end once.
 */
export function useReturn(): ReturnState {
  const { storage, navigation, state } = usePlatform();
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const dispatch = usePaymentsDispatch();
  const orderInAddress = orderIn(search);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  // Read at the first render: an order started on this page has not left yet.
  const [leftId, setLeftId] = useState<number | null | undefined>(undefined);
  if (leftId === undefined && userId !== null) setLeftId(leftOrder(storage, userId));
  const foundId = chosenId ?? orderInAddress ?? leftId ?? null;
  const id = foundId === dismissed ? null : foundId;
  const orderState = useOrderWatch(id);
  const isUnknown = orderState.status === 'failed' && orderState.failure.code === 'not-found';

  const lookAgain = () => {
    state.refresh('myTeams');
    dispatch(paymentsApi.util.invalidateTags(['Orders', 'Order']));
  };
  usePageBack(() => {
    setDismissed(null);
    setLeftId(leftOrder(storage, userId));
    lookAgain();
  });
  const onReport = useEffectEvent(lookAgain);
  useEffect(() => onReported(storage, () => onReport()), [storage]);
  useReportEnd(orderState.status === 'ready' ? orderState.order : null);

  // An order that only this browser has, and not the server, is left out.
  useEffect(() => {
    if (isUnknown && id !== null) forgetLeft(storage, id);
  }, [isUnknown, id, storage]);

  return {
    orderState: isUnknown && id !== orderInAddress ? { status: 'none' } : orderState,
    isNamed: id === orderInAddress,
    watch: (orderId) => {
      setDismissed(null);
      setChosenId(orderId);
    },
    dismiss: () => {
      if (id !== null) forgetLeft(storage, id);
      setDismissed(id);
      setChosenId(null);
      if (orderInAddress !== null) navigation.go(withoutOrder(pathname, search), { replace: true });
    },
  };
}

/** Publishes the outcome of an order: on the portal's bus once per browser, to the store each time. */
function useReportEnd(order: Order | null): void {
  const { bus, state, storage } = usePlatform();
  const dispatch = usePaymentsDispatch();
  const report = useEffectEvent((id: number, status: Order['status']) => {
    if (order === null || status === 'open') return;
    forgetLeft(storage, id);
    state.refresh('myTeams');
    if (order.kind === 'premium') state.refresh('session');
    dispatch(paymentsApi.util.invalidateTags(['Orders']));
    if (!isFirstReport(storage, id, status)) return;
    if (status === 'paid') {
      const value = order.amount / 100;
      bus.emit('payments.succeeded@1', { orderId: id, kind: order.kind, value, currency: 'EUR' });
    } else if (status === 'failed' || status === 'expired' || status === 'canceled') {
      bus.emit('payments.failed@1', { orderId: id, status });
    }
  });
  const id = order?.id;
  const status = order?.status;
  useEffect(() => {
    if (id !== undefined && status !== undefined) report(id, status);
  }, [id, status]);
}

function orderIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('order'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function withoutOrder(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('order');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
