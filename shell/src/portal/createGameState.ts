import { createPortalState, type PortalState } from '@euro/platform/host';
import { skip } from 'rxjs';
import { createLoaders, type Loaders } from '../store/createLoaders.js';
import { feedState } from '../store/feedState.js';
import { rememberUser } from '../store/rememberUser.js';
import { session as sessionSlice } from '../store/store.js';
import type { Access } from './createAccess.js';
import type { PageServices } from './createPageServices.js';

/** The state that sections share, and what loads it. */
export interface GameState {
  readonly state: PortalState;
  readonly loaders: Loaders;
  loadClubs(): Promise<void>;
}

export function createGameState(services: PageServices, { session, api }: Access): GameState {
  const { page, preferences, store, clock, activeTeam, archive, ageOf, storage } = services;
  const { own, search } = services.competition;
  const state = createPortalState({
    locale: preferences.locale.value,
    theme: preferences.theme.value,
    online: page.navigator.onLine,
  });
  const loaders = createLoaders(store, api, clock, state.live, ageOf && ((url) => ageOf(url + search)));
  state.isArchive.set(archive !== undefined);
  preferences.locale.changes.subscribe((locale) => state.locale.set(locale));
  preferences.theme.changes.subscribe((theme) => state.theme.set(theme));
  preferences.locale.changes.pipe(skip(1)).subscribe(() => void loaders.matches());
  session.changes.subscribe((now) => store.dispatch(sessionSlice.actions.changed(now)));
  rememberUser(session, storage);
  feedState(store, state, activeTeam, archive?.withoutDeadline);

  // The teams of the product's own competition travel with the code.
  if (own) state.clubs.set([]);
  const loadClubs = async () => {
    if (!own) return;
    const [{ data }, code] = await Promise.all([
      api.call('GET clubs', {}),
      import('../competition/applyClubColours.js').catch(() => null),
    ]);
    if (!data) return;
    code?.applyClubColours(data.clubs);
    state.clubs.set(data.clubs);
  };
  return { state, loaders, loadClubs };
}
