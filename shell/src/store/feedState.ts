import type { PortalState } from '@euro/platform/host';
import type { Store } from './store.js';

/** Shows what the store holds to everybody who reads the platform's shared states. */
export function feedState(store: Store, state: PortalState): void {
  const feed = () => {
    const { application, services, matches, players, teams } = store.getState();
    state.application.set(application);
    state.services.set(services);
    state.matches.set(matches);
    state.players.set(players);
    state.myTeams.set(teams);
  };
  feed();
  store.subscribe(feed);
}
