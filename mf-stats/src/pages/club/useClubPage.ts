import { useIsPremium } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ClubDetails } from '../../store/statsApi.js';
import { useClubQuery } from '../../store/statsApi.js';

/** Loading state of a nation. */
export type ClubKnowledge =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly status: 'ready' } & ClubDetails);

/**
 * A nation by its id in the address, requested once the session is known; the last response remains when fetching again
 * fails.
 */
export function useClubPage(id: string): ClubKnowledge {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  const isSessionKnown = useShared(usePlatform().state.session).status !== 'unknown';
  const isPremium = useIsPremium();
  const { currentData, error, isFetching, refetch } = useClubQuery(
    number !== null && isSessionKnown ? { id: number, isPremium } : skipToken,
  );
  if (number === null) return { status: 'missing' };
  if (currentData) return { status: 'ready', ...currentData };
  if (!error || isFetching) return { status: 'loading' };
  if (error.code === 'not-found') return { status: 'missing' };
  return { status: 'failed', message: error.message ?? '', retry: refetch };
}
