import type { PlayerStatsRow, ResponseOf } from '@euro/api-contract';
import type { ApiClient } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useEffect, useState } from 'react';
import { type CompetitionNow, loadCompetitionState } from '../../competition/switcher/useCompetitions.js';

/** Teams and players that are shown, the best first. */
const FIRST_TEAMS = 5;
const BEST_PLAYERS = 5;

/** The data of a finished competition; null parts could not be loaded. */
export interface Archive {
  readonly ranking: ResponseOf<'GET rankings/{type}'> | null;
  readonly players: readonly PlayerStatsRow[] | null;
  /** A running competition, or one that can be joined; null without one. */
  readonly runningCompetition: CompetitionNow | null;
}

/** Loads all parts at once; null while loading. */
export function useArchive(): { readonly archive: Archive | null; readonly retry: () => Promise<void> } {
  const { api } = usePlatform();
  const [archive, setArchive] = useState<Archive | null>(null);
  const load = useCallback(async () => setArchive(await loadArchive(api)), [api]);
  useEffect(() => void load(), [load]);
  return { archive, retry: load };
}

async function loadArchive(api: ApiClient): Promise<Archive> {
  const [ranking, players, runningCompetition] = await Promise.all([
    api.call('GET rankings/{type}', { params: { type: 'general' }, query: { pageRecords: FIRST_TEAMS } }),
    api.call('GET players-stats', {
      query: { sorters: 'total DESC', pageNumber: 1, pageRecords: BEST_PLAYERS },
    }),
    loadRunning(api),
  ]);
  return { ranking: ranking.data ?? null, players: players.data?.data ?? null, runningCompetition };
}

async function loadRunning(api: ApiClient): Promise<CompetitionNow | null> {
  const { data } = await api.call('GET competitions', {});
  const [first] = (['running', 'open'] as const).flatMap(
    (state) => data?.competitions.filter((each) => each.state === state) ?? [],
  );
  return first ? loadCompetitionState(api, first, false) : null;
}
