import type { ResponseOf } from '@euro/api-contract';
import type { ApiFailure } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followPoints, type PointsEvent } from './followPoints.js';

/** A player with each of his matches explained. */
export type PlayerInfo = ResponseOf<'GET player/{id}'>;

/** His matches: loading, failed, none played yet, or there. */
export type PlayerInfoState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retrying: boolean }
  | { readonly status: 'empty' | 'ready'; readonly info: PlayerInfo };

interface PlayerRequest {
  readonly id: number;
  /** The last answer that was one. */
  readonly info: PlayerInfo | null;
  readonly failure: ApiFailure | null;
  readonly isFetching: boolean;
}

/**
 * The API's data of one player, fetched again by `refetch`, when his points change and when a matchday is scored. The
 * last response stays until the next one arrives, also when fetching fails.
 */
export function usePlayerInfo(id: number): PlayerInfoState & { readonly refetch: () => void } {
  const { api, bus } = usePlatform();
  const [fetchCount, setFetchCount] = useState(0);
  const [latest, setLatest] = useState<PlayerRequest>(() => nothingOf(id));
  const lastInfo = useRef<PlayerInfo | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn fetches again.
  useEffect(() => {
    const controller = new AbortController();
    setLatest((last) => ({ ...(last.id === id ? last : nothingOf(id)), isFetching: true }));
    void api
      .call('GET player/{id}', {
        params: { id },
        query: { withAggregatedWeekStats: 1 },
        signal: controller.signal,
      })
      .then(({ data, error }) => {
        if (controller.signal.aborted) return;
        setLatest(({ info }) => ({ id, info: data ?? info, failure: error ?? null, isFetching: false }));
      });
    return () => controller.abort();
  }, [api, id, fetchCount]);

  const refetch = useCallback(() => setFetchCount((last) => last + 1), []);
  useEffect(() => {
    lastInfo.current = latest.id === id ? latest.info : null;
  }, [latest, id]);
  useEffect(
    () => followPoints(bus, refetch, (event) => concerns(event, id, lastInfo.current)),
    [bus, id, refetch],
  );
  return { ...(latest.id === id ? stateOf(latest) : LOADING), refetch };
}

/** His points moved, or the matchday in which he is playing was counted again: his minutes go on without a point. */
function concerns({ name, detail }: PointsEvent, id: number, info: PlayerInfo | null): boolean {
  if (name === 'matchday.scored@1' || detail.playerIds.includes(id)) return true;
  return info?.stats.some(({ live, weekId }) => live && weekId === detail.weekId) ?? false;
}

const LOADING = { status: 'loading' } as const satisfies PlayerInfoState;

function nothingOf(id: number): PlayerRequest {
  return { id, info: null, failure: null, isFetching: true };
}

function stateOf({ info, failure, isFetching }: PlayerRequest): PlayerInfoState {
  if (info !== null) return { status: info.stats.length === 0 ? 'empty' : 'ready', info };
  return failure === null ? LOADING : { status: 'failed', failure, retrying: isFetching };
}
