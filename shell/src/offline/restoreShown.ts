import type { CompetitionSettings, Player, Services } from '@euro/api-contract';
import type { Locale, MatchesState, MyTeam } from '@euro/platform';
import type { Portal } from '../portal/Portal.js';
import { application, matches, players, services, shownSince, teams } from '../store/store.js';
import { type StoredText, storedText } from '../store/storedText.js';

/** The shared state as one user saw it last in this browser. */
export interface Shown {
  readonly userId: number;
  readonly locale: Locale;
  /** Release of the shell. */
  readonly version: string;
  /** Epoch milliseconds of this device. */
  readonly at: number;
  readonly application: CompetitionSettings;
  readonly services: Services;
  /** With the game's time of then. */
  readonly matches: MatchesState;
  /** Null where no page needed them. */
  readonly players: readonly Player[] | null;
  readonly teams: readonly MyTeam[];
}

export const storedShown = ({ competition }: Pick<Portal, 'competition'>, page: Window): StoredText =>
  storedText(() => page.localStorage, `em.${competition.storagePrefix}shown`);

/**
 * Restores the shared state that this user saw last, until the server answers: never that of another account, and none
 * when a deadline has passed since.
 */
export function restoreShown(portal: Portal, page: Window): void {
  const shown = readShown(storedShown(portal, page).read());
  const state = portal.store.getState();
  if (!shown || state.matches.status !== 'loading' || !isCurrent(shown, portal)) return;
  const { store, clock } = portal;
  const { now, speed } = shown.matches.deadline;
  clock.sync(now, speed, Date.now() - shown.at);
  store.dispatch(matches.actions.loaded(shown.matches));
  store.dispatch(shownSince.actions.changed(shown.at));
  if (state.services.status === 'loading') store.dispatch(services.actions.loaded(shown.services));
  if (state.application.status === 'loading') store.dispatch(application.actions.loaded(shown.application));
  if (state.teams.status === 'loading') store.dispatch(teams.actions.loaded(shown.teams));
  if (shown.players && state.players.status === 'loading')
    store.dispatch(players.actions.loaded(shown.players));
}

function isCurrent(shown: Shown, { session, preferences, host }: Portal): boolean {
  const { value } = session;
  const isOwn = value.status === 'signed-in' && value.user.id === shown.userId;
  const isSame = shown.locale === preferences.locale.value && shown.version === host.platform.release.version;
  const { deadlineDate, now, speed } = shown.matches.deadline;
  const age = Date.now() - shown.at;
  const isOpen = deadlineDate === null || Date.parse(now) + age * speed < Date.parse(deadlineDate);
  // By a clock that was set back nobody knows which deadlines have passed.
  return isOwn && isSame && age >= 0 && isOpen;
}

function readShown(text: string | null): Shown | null {
  try {
    const shown = JSON.parse(text ?? 'null') as Shown | null;
    return typeof shown?.matches?.deadline?.now === 'string' ? shown : null;
  } catch {
    return null;
  }
}
