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

/** An order that somebody came back from the checkout with. */
export interface ReturnState {
  readonly watched: WatchedOrder;
  /** The address names it; otherwise this browser remembered it. */
  readonly isNamed: boolean;
  /** Stops watching, and takes it out of the address. */
  dismiss(): void;
  /** Watches this order from now on. */
  watch(orderId: number): void;
}

/**
 * Follows the order that the checkout sent back (`?order=12`), or that somebody left with and came back from by the back
 * button; notifies the portal once how it ended.
 */
export function useReturn(): ReturnState {
  const { storage, navigation, state } = usePlatform();
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const dispatch = usePaymentsDispatch();
  const orderInAddress = orderIn(search);
  const [chosen, setChosen] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  // As it was when the page came: what is started on this page has not been left for yet.
  const [left, setLeft] = useState<number | null | undefined>(undefined);
  if (left === undefined && userId !== null) setLeft(leftOrder(storage, userId));
  const found = chosen ?? orderInAddress ?? left ?? null;
  const id = found === dismissed ? null : found;
  const watched = useOrderWatch(id);
  const isUnknown = watched.status === 'failed' && watched.failure.code === 'not-found';

  const lookAgain = () => {
    state.refresh('myTeams');
    dispatch(paymentsApi.util.invalidateTags(['Orders', 'Order']));
  };
  usePageBack(() => {
    setDismissed(null);
    setLeft(leftOrder(storage, userId));
    lookAgain();
  });
  const onReport = useEffectEvent(lookAgain);
  useEffect(() => onReported(storage, () => onReport()), [storage]);
  useReportEnd(watched.status === 'ready' ? watched.order : null);

  // What only this browser remembered and the server doesn't know is left out.
  useEffect(() => {
    if (isUnknown && id !== null) forgetLeft(storage, id);
  }, [isUnknown, id, storage]);

  return {
    watched: isUnknown && id !== orderInAddress ? { status: 'none' } : watched,
    isNamed: id === orderInAddress,
    watch: (orderId) => {
      setDismissed(null);
      setChosen(orderId);
    },
    dismiss: () => {
      if (id !== null) forgetLeft(storage, id);
      setDismissed(id);
      setChosen(null);
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
