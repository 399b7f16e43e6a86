import type { OwnLeague } from '@euro/api-contract';
import { useUserId } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { asFailure } from '@euro/platform/redux';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMineQuery } from '../store/leaguesApi.js';

/** The leagues of the reader: loading, failed, or there. */
export type MyLeagues =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** Each once, also when several own teams play in it. */
      readonly leagues: readonly OwnLeague[];
      /** They are being fetched again. */
      readonly isFetching: boolean;
    };

/** The leagues of all teams of the reader, or of one of them. */
export function useMyLeagues(teamId?: number): MyLeagues {
  const userId = useUserId();
  const cacheKey = teamId ?? userId;
  const { currentData, error, isFetching, refetch } = useMineQuery(cacheKey ?? skipToken);
  if (currentData) return { status: 'ready', leagues: onceEach(currentData), isFetching };
  if (error && !isFetching)
    return { status: 'failed', failure: asFailure(error), retry: () => void refetch() };
  return { status: 'loading' };
}

function onceEach(leagues: readonly OwnLeague[]): readonly OwnLeague[] {
  const byId = new Map<number, OwnLeague>();
  for (const league of leagues) if (!byId.has(league.id)) byId.set(league.id, league);
  return [...byId.values()];
}
