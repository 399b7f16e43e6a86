import type { Order } from '@euro/api-contract';
import type { ApiFailure } from '@euro/platform';
import { asFailure } from '@euro/platform/redux';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOrderQuery } from '../store/paymentsApi.js';

/** Seconds between polls of an open order; after the last one it is fetched when the page becomes visible. */
const PAUSES = [1, 2, 3, 5, 8, 13, 20, 30, 60];

/** An order that is followed until it settles. */
export type WatchedOrder =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly order: Order; readonly check: () => void };

/** Asks what became of an order, ever less often while it is open and the page is in view; null watches nothing. */
export function useOrderWatch(id: number | null): WatchedOrder {
  const { currentData, error, isFetching, refetch } = useOrderQuery(id ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  useAskAgain(currentData?.status === 'open', isFetching, refetch);

  if (id === null) return { status: 'none' };
  const check = () => void refetch();
  if (currentData) return { status: 'ready', order: currentData, check };
  if (error && !isFetching) return { status: 'failed', failure: asFailure(error), retry: check };
  return { status: 'loading' };
}

function useAskAgain(isOpen: boolean, isAsking: boolean, refetch: () => unknown): void {
  const tries = useRef(0);
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });

  useEffect(() => {
    if (!isOpen) tries.current = 0;
    const pause = PAUSES[tries.current];
    if (!isOpen || isAsking || pause === undefined) return;
    const timer = setTimeout(() => {
      tries.current += 1;
      poll();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [isOpen, isAsking]);

  useEffect(() => {
    if (!isOpen) return;
    const listener = () => poll();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [isOpen]);
}
