import type { Loadable, MatchesState, MyTeam, SharedState } from '@euro/platform';
import type { PortalState } from '@euro/platform/host';
import type { Store } from './store.js';

/**
 * Publishes the store's contents as the platform's shared states.
 * @param activeTeam the current one of the user's teams, which comes first
 * @param archived adapts matches to a read-only competition
 */
export function feedState(
  store: Store,
  state: PortalState,
  activeTeam: SharedState<number | null> | null = null,
  archived?: (matches: Loadable<MatchesState>) => Loadable<MatchesState>,
): void {
  let cache: { readonly from: Teams; readonly first: number | null; readonly teams: Teams } | null = null;
  const inOrder = (teams: Teams): Teams => {
    const first = activeTeam?.value ?? null;
    // Returns the same list while nothing changed: readers compare by identity.
    if (cache?.from !== teams || cache.first !== first)
      cache = { from: teams, first, teams: withFirst(teams, first) };
    return cache.teams;
  };
  const feed = () => {
    const { application, services, matches, players, teams } = store.getState();
    state.application.set(application);
    state.services.set(services);
    state.matches.set(archived?.(matches) ?? matches);
    state.players.set(players);
    state.myTeams.set(inOrder(teams));
  };
  feed();
  store.subscribe(feed);
  activeTeam?.changes.subscribe(feed);
}

type Teams = Loadable<readonly MyTeam[]>;

function withFirst(teams: Teams, first: number | null): Teams {
  const at = teams.value?.findIndex(({ id }) => id === first) ?? -1;
  const team = teams.value?.[at];
  if (!teams.value || !team || at === 0) return teams;
  return { ...teams, value: [team, ...teams.value.slice(0, at), ...teams.value.slice(at + 1)] };
}
