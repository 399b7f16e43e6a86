import type { SharedState } from '@euro/platform';
import { createState, type PortalState, type RegistryStore } from '@euro/platform/host';
import type { PortalHistory } from './createHistory.js';

/** Which of the own teams is played with now; null until one was chosen or looked at. */
export interface ActiveTeam extends SharedState<number | null> {
  /** Goes on with another team: on the same page, where that is one team's. */
  play(teamId: number): void;
  /** From now on it is the team whose page one is on. */
  follow(parts: FollowedParts): void;
}

interface FollowedParts {
  readonly history: Pick<PortalHistory, 'location' | 'go'>;
  readonly registry: RegistryStore;
  readonly myTeams: PortalState['myTeams'];
}

const KEY = 'em.team';

/** Kept in this browser; whether it is still an own team is for who reads it to see. */
export function createActiveTeam(page: Pick<Window, 'localStorage'>): ActiveTeam {
  const state = createState(kept(page));
  let shown: () => TeamPlace | null = () => null;
  let go: (path: string) => void = () => {};

  const choose = (teamId: number) => {
    state.set(teamId);
    try {
      page.localStorage.setItem(KEY, String(teamId));
    } catch {
      // Storage is forbidden here: it holds until reload.
    }
  };

  return {
    get value() {
      return state.value;
    },
    changes: state.changes,
    play(teamId) {
      const place = shown();
      // With the page comes the team; he may still say that he stays.
      if (!place) choose(teamId);
      else go(place.template.replace('{teamId}', String(teamId)));
    },
    follow({ history, registry, myTeams }) {
      go = history.go;
      shown = () => {
        const menus = registry.value.remotes.flatMap(({ menu }) => menu.map(({ to }) => to));
        const place = teamPlaceOf(history.location.value.pathname, menus);
        return place && myTeams.value.value?.some(({ id }) => id === place.teamId) ? place : null;
      };
      const look = () => {
        const place = shown();
        if (place) choose(place.teamId);
      };
      history.location.changes.subscribe(look);
      myTeams.changes.subscribe(look);
      registry.changes.subscribe(look);
    },
  };
}

function kept(page: Pick<Window, 'localStorage'>): number | null {
  try {
    return Number(page.localStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
}

/** A place of the menu that shows one team: `/points/{teamId}`. */
export interface TeamPlace {
  readonly template: string;
  readonly teamId: number;
}

/** The team whose page this is, by the places that the menus of the sections name. */
export function teamPlaceOf(pathname: string, templates: readonly string[]): TeamPlace | null {
  for (const template of templates) {
    const [before, after = null] = template.split('{teamId}');
    if (after === null || before === undefined || !pathname.startsWith(before)) continue;
    const [, digits, rest = ''] = /^(\d+)(.*)$/.exec(pathname.slice(before.length)) ?? [];
    if (digits && (rest === after || rest.startsWith(`${after}/`)))
      return { template, teamId: Number(digits) };
  }
  return null;
}
