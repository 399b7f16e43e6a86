import type { ApiClient, Live, MatchesState, SharedState } from '@euro/platform';
import { fetchMatches, type Loaders, type Part, type SyncedClock } from '@euro/platform/host';
import { isEqual } from './loadable.js';
import { application, matches, players, type Store, services, shownSince, teams } from './store.js';

export type { Loaders, Part };

/**
 * @param live the stream's state, newer than a response to an earlier request
 * @param ageOf milliseconds since the response from an address arrived, when it was requested with the page
 */
export function createLoaders(
  store: Store,
  api: ApiClient,
  clock: SyncedClock,
  live: SharedState<Live | null>,
  ageOf: (url: string) => number = () => 0,
): Loaders {
  const latest = (part: Part, load: (isLatest: () => boolean) => Promise<boolean>) => {
    let latestCall = 0;
    return async ({ quiet = false }: { readonly quiet?: boolean } = {}) => {
      const thisCall = ++latestCall;
      const isLatest = () => thisCall === latestCall;
      const hasCome = await load(isLatest);
      const isShown = store.getState()[part].status === 'ready';
      if (!hasCome && isLatest() && !(quiet && isShown)) {
        store.dispatch(slices[part].actions.failed());
        if (part === 'application') store.dispatch(services.actions.failed());
      }
      return hasCome;
    };
  };
  /** Only the clock reads the time of an answer. */
  const isShown = (answer: MatchesState) => {
    const { status, value } = store.getState().matches;
    const { now } = value?.deadline ?? answer.deadline;
    return status === 'ready' && isEqual(value, { ...answer, deadline: { ...answer.deadline, now } });
  };
  return {
    application: latest('application', async (isLatest) => {
      const answer = await api.call('GET competition', {});
      if (answer.data && isLatest()) {
        store.dispatch(services.actions.loaded(answer.data.services));
        store.dispatch(application.actions.loaded(answer.data.settings));
      }
      return answer.data !== undefined;
    }),
    matches: latest('matches', async (isLatest) => {
      const answer = await fetchMatches(api, clock, live, ageOf);
      if (answer.data && isLatest()) {
        if (!isShown(answer.data)) store.dispatch(matches.actions.loaded(answer.data));
        if (store.getState().shownSince !== null) store.dispatch(shownSince.actions.changed(null));
      }
      return answer.data !== undefined;
    }),
    players: latest('players', async (isLatest) => {
      const answer = await api.call('GET players', {});
      if (answer.data && isLatest()) store.dispatch(players.actions.loaded(answer.data.players));
      return answer.data !== undefined;
    }),
    teams: latest('teams', async (isLatest) => {
      const isVisitor = () => store.getState().session.status === 'visitor';
      const answer = isVisitor() ? null : await api.call('GET teams', {});
      // Without a session there are no teams.
      const ownTeams = isVisitor() ? [] : answer?.data?.teams;
      if (ownTeams && isLatest()) store.dispatch(teams.actions.loaded(ownTeams));
      return ownTeams !== undefined;
    }),
  };
}

const slices = { application, matches, players, teams } as const;
