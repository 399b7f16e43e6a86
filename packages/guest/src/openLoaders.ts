import type { ApiClient } from '@euro/platform';
import { fetchMatches, type Loaders, type PortalState, type SyncedClock } from '@euro/platform/guest';

/** What is loaded once for all that is drawn, without a session: settings, fixtures and players. */
export function createOpenLoaders(api: ApiClient, state: PortalState, clock: SyncedClock): Loaders {
  const load = <T>(
    part: 'application' | 'matches' | 'players',
    ask: () => Promise<T | undefined>,
    show: (value: T) => void,
  ): Loaders[typeof part] => {
    let turn = 0;
    return async ({ quiet = false } = {}) => {
      const mine = ++turn;
      const value = await ask();
      if (mine !== turn) return value !== undefined;
      if (value !== undefined) show(value);
      else if (!quiet || state[part].value.status !== 'ready') fail(part);
      return value !== undefined;
    };
  };
  const fail = (part: 'application' | 'matches' | 'players') => {
    if (part === 'application') {
      state.application.set({ status: 'failed', value: state.application.value.value });
      state.services.set({ status: 'failed', value: state.services.value.value });
    } else if (part === 'matches') state.matches.set({ status: 'failed', value: state.matches.value.value });
    else state.players.set({ status: 'failed', value: state.players.value.value });
  };
  return {
    application: load(
      'application',
      async () => (await api.call('GET competition', {})).data,
      ({ settings, services }) => {
        state.services.set({ status: 'ready', value: services });
        state.application.set({ status: 'ready', value: settings });
      },
    ),
    matches: load(
      'matches',
      async () => (await fetchMatches(api, clock, state.live)).data,
      (value) => state.matches.set({ status: 'ready', value }),
    ),
    players: load(
      'players',
      async () => (await api.call('GET players', {})).data?.players,
      (value) => state.players.set({ status: 'ready', value }),
    ),
    // Nobody is signed in, so there is no team to load.
    teams: async () => true,
  };
}
