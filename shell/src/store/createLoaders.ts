import type { ApiClient, ApiResult, MatchesState } from '@euro/platform';
import type { SyncedClock } from '@euro/platform/host';
import { application, matches, players, type Store, teams } from './store.js';

/** Fetches a part of the store; concurrent asks are one, an older answer never overwrites a newer one. */
export interface Loaders {
  application(): Promise<void>;
  /** Fixtures and matchdays. */
  matches(): Promise<void>;
  players(): Promise<void>;
  teams(): Promise<void>;
}

export function createLoaders(store: Store, api: ApiClient, clock: SyncedClock): Loaders {
  const latest = (load: (isLatest: () => boolean) => Promise<void>) => {
    let turn = 0;
    return () => {
      const mine = ++turn;
      return load(() => mine === turn);
    };
  };
  return {
    application: latest(async (isLatest) => {
      const answer = await api.call('GET competition', {});
      if (!isLatest()) return;
      store.dispatch(
        answer.data ? application.actions.loaded(answer.data.settings) : application.actions.failed(),
      );
    }),
    matches: latest(async (isLatest) => {
      const answer = await fetchMatches(api, clock);
      if (!isLatest()) return;
      store.dispatch(answer.data ? matches.actions.loaded(answer.data) : matches.actions.failed());
    }),
    players: latest(async (isLatest) => {
      const answer = await api.call('GET players', {});
      if (!isLatest()) return;
      store.dispatch(answer.data ? players.actions.loaded(answer.data.players) : players.actions.failed());
    }),
    teams: latest(async (isLatest) => {
      const isVisitor = () => store.getState().session.status === 'visitor';
      if (isVisitor()) {
        store.dispatch(teams.actions.loaded([]));
        return;
      }
      const answer = await api.call('GET teams', {});
      if (!isLatest()) return;
      if (answer.data) store.dispatch(teams.actions.loaded(answer.data.teams));
      else store.dispatch(isVisitor() ? teams.actions.loaded([]) : teams.actions.failed());
    }),
  };
}

async function fetchMatches(api: ApiClient, clock: SyncedClock): Promise<ApiResult<MatchesState>> {
  const [info, fixtures] = await Promise.all([
    api.call('GET matches/deadline-info', {}),
    api.call('GET matches', {}),
  ]);
  if (info.error) return info;
  clock.sync(info.data.deadlineInfo.now, info.data.deadlineInfo.speed);
  if (fixtures.error) return fixtures;
  return {
    data: { matches: fixtures.data.matches, weeks: info.data.weeks, deadline: info.data.deadlineInfo },
  };
}
