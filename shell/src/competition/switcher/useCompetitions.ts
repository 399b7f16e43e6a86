import type { PublishedCompetition } from '@euro/api-contract';
import type { ApiClient, Loadable } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useCallback, useEffect, useState } from 'react';

/** A competition, and how it is going. */
export interface CompetitionNow {
  readonly competition: PublishedCompetition;
  /** The next deadline; null after the last one, and where that is unknown. */
  readonly deadline: { readonly weekId: number; readonly date: string } | null;
  /** The matchday that runs or ran last; null where that is unknown. */
  readonly displayWeek: number | null;
  /** The own team; null without one, undefined where that is unknown. */
  readonly team: { readonly points: number; readonly rank: number | null } | null | undefined;
}

/** All competitions, fetched again each time it opens. */
export function useCompetitions(): Loadable<readonly CompetitionNow[]> & { readonly retry: () => void } {
  const { api, state } = usePlatform();
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const [loaded, setLoaded] = useState<Loadable<readonly CompetitionNow[]>>({
    status: 'loading',
    value: null,
  });

  const load = useCallback(async () => {
    const { data } = await api.call('GET competitions', {});
    if (!data) return setLoaded({ status: 'failed', value: null });
    setLoaded({ status: 'ready', value: data.competitions.map(unknown) });
    const value = await Promise.all(
      data.competitions.map((each) => loadCompetitionState(api, each, isSignedIn)),
    );
    setLoaded({ status: 'ready', value });
  }, [api, isSignedIn]);

  useEffect(() => void load(), [load]);
  return { ...loaded, retry: () => void load() };
}

const unknown = (competition: PublishedCompetition): CompetitionNow => ({
  competition,
  deadline: null,
  displayWeek: null,
  team: undefined,
});

/** Loads the state of a competition; with the user's own team when signed in. */
export async function loadCompetitionState(
  api: ApiClient,
  competition: PublishedCompetition,
  isSignedIn: boolean,
): Promise<CompetitionNow> {
  const { competitionFeed, seasonId } = competition;
  const query = { competitionFeed, seasonId };
  const [info, teams] = await Promise.all([
    api.call('GET matches/deadline-info', { query }),
    isSignedIn ? api.call('GET teams', { query }) : null,
  ]);
  const { deadlineWeek, deadlineDate, displayWeek } = info.data?.deadlineInfo ?? {};
  const team = teams?.data && (teams.data.teams[0] ?? null);
  return {
    competition,
    deadline: deadlineWeek && deadlineDate ? { weekId: deadlineWeek, date: deadlineDate } : null,
    displayWeek: displayWeek ?? null,
    team: team && { points: team.points, rank: team.rank },
  };
}
