import type { SharedState } from '@euro/platform';
import { createState, type PortalState, type RegistryStore } from '@euro/platform/host';
import type { PortalHistory } from '../browser/createHistory.js';
import { storedText } from '../store/storedText.js';

/** The current one of the user's teams; null until one was chosen or opened. */
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

/** Stored in this browser, of each competition; readers check whether it is still an own team. */
export function createActiveTeam(page: Pick<Window, 'localStorage'>, storagePrefix = ''): ActiveTeam {
  const stored = storedText(() => page.localStorage, `em.${storagePrefix}team`);
  const state = createState(Number(stored.read()) || null);
  let readPlace: () => TeamPlace | null = () => null;
  let go: (path: string) => void = () => {};

  const choose = (teamId: number) => {
    state.set(teamId);
    stored.write(String(teamId));
  };

  return {
    get value() {
      return state.value;
    },
    changes: state.changes,
    play(teamId) {
      const place = readPlace();
      // With the page comes the team; a guard may still refuse.
      if (!place) choose(teamId);
      else go(place.template.replace('{teamId}', String(teamId)));
    },
    follow({ history, registry, myTeams }) {
      go = history.go;
      readPlace = () => {
        const menus = registry.value.remotes.flatMap(({ menu }) => menu.map(({ to }) => to));
        const place = teamPlaceOf(history.location.value.pathname, menus);
        return place && myTeams.value.value?.some(({ id }) => id === place.teamId) ? place : null;
      };
      const update = () => {
        const place = readPlace();
        if (place) choose(place.teamId);
      };
      history.location.changes.subscribe(update);
      myTeams.changes.subscribe(update);
      registry.changes.subscribe(update);
    },
  };
}

/** A place of the menu that shows one team: `/points/{teamId}`. */
export interface TeamPlace {
  readonly template: string;
  readonly teamId: number;
}

/** The team whose page this is, by the places that the menus of the sections name. */
export function teamPlaceOf(pathname: string, templates: readonly string[]): TeamPlace | null {
  for (const template of templates) {
    const [prefix, suffix = null] = template.split('{teamId}');
    if (suffix === null || prefix === undefined || !pathname.startsWith(prefix)) continue;
    const [, digits, rest = ''] = /^(\d+)(.*)$/.exec(pathname.slice(prefix.length)) ?? [];
    if (digits && (rest === suffix || rest.startsWith(`${suffix}/`)))
      return { template, teamId: Number(digits) };
  }
  return null;
}
