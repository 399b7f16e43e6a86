import type { SharedState } from '@euro/platform';
import type { StateSource } from '@euro/platform/host';
import { debounceTime, merge, Subject, type Subscription, skip } from 'rxjs';
import { runScript } from '../../browser/runScript.js';
import type { SessionSource } from '../sessionSource.js';
import { type BroadcasterUser, readWidget } from './widget.js';

/** The broadcaster's own sign-in. */
export interface BroadcasterState {
  /** Its widget runs, and can sign in and out. */
  readonly isThere: boolean;
  readonly user: BroadcasterUser | null;
}

export interface BroadcasterParts {
  readonly page: Window;
  readonly address: string;
  readonly session: SharedState<{ readonly status: 'unknown' | 'visitor' | 'signed-in' }>;
  readonly source: SessionSource;
  readonly location: SharedState<{ readonly pathname: string }>;
  /** This visit began with a provider's response: its user is up to date. */
  readonly hasComeBack: boolean;
  readonly state: StateSource<BroadcasterState>;
  /** Goes to the broadcaster and back, without a question. */
  signInSilently(): void;
  /** He signed out there. */
  signOut(): void;
}

/** The widget reports in bursts: the state after them counts, milliseconds (spec §4). */
const SETTLING = 50;
/** The user whose silent sign-in this tab has tried: one attempt per user. */
const TRIED = 'em.broadcaster-tried';
/** He signed out here while signed in there: no silent sign-in, in all tabs, until that changes. */
const LEFT = 'em.broadcaster-left';

/**
 * Follows the broadcaster's header widget (spec §4 "Authentication"): signs its user in silently; a session that began
 * there ends with the session there, other sessions stay.
 */
export function followBroadcaster(parts: BroadcasterParts): { end(): void } {
  const { page, session, source, state } = parts;
  const reports = new Subject<BroadcasterUser | null>();
  const pageShown = new Subject<void>();
  const onVisible = () => pageShown.next();
  const subscriptions: Subscription[] = [];
  let current: BroadcasterUser | null = null;
  let isAnswered = parts.hasComeBack;

  const settle = (user: BroadcasterUser | null) => {
    const isOther = current !== null && user !== null && current.id !== user.id;
    current = user;
    state.set({ isThere: true, user });
    if (!user) {
      isAnswered = false;
      forget(page, TRIED);
      forget(page, LEFT);
    }
    if (user && isAnswered) store(page, TRIED, user.id);
    const isFromThere = session.value.status === 'signed-in' && source.value === 'vrt';
    if (isFromThere && (!user || isOther)) parts.signOut();
    else invite();
  };

  /** Signed in there and not here: signs in, unless unsaved input would be lost. */
  const invite = () => {
    if (!current || session.value.status !== 'visitor') return;
    // Its answer is being looked at: going there again would lose it.
    if (parts.location.value.pathname.startsWith('/provider/')) return;
    if (page.document.visibilityState === 'hidden' || hasWorkInFields(page.document)) return;
    if (readItem(page, TRIED) === current.id || readItem(page, LEFT) !== null) return;
    store(page, TRIED, current.id);
    parts.signInSilently();
  };

  subscriptions.push(
    reports.pipe(debounceTime(SETTLING)).subscribe(settle),
    merge(parts.location.changes.pipe(skip(1)), pageShown).subscribe(invite),
  );
  page.document.addEventListener('visibilitychange', onVisible);
  void runScript(page.document, parts.address).then(() => {
    const widget = readWidget(page);
    if (!widget) return;
    state.set({ ...state.value, isThere: true });
    widget.subscribe((user) => reports.next(user));
  });

  return {
    end() {
      page.document.removeEventListener('visibilitychange', onVisible);
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}

/** Remembers that the user himself signed out of the portal. */
export function rememberOwnSignOut(page: Window): void {
  store(page, LEFT, '1');
}

/** Typed input would be lost by leaving. */
function hasWorkInFields(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);
}

const storageOf = (page: Window, key: string) => (key === LEFT ? page.localStorage : page.sessionStorage);

function readItem(page: Window, key: string): string | null {
  try {
    return storageOf(page, key).getItem(key);
  } catch {
    // Storage is forbidden here: nothing could be remembered, so nothing starts.
    return '';
  }
}

function store(page: Window, key: string, value: string): void {
  try {
    storageOf(page, key).setItem(key, value);
  } catch {
    // As above.
  }
}

function forget(page: Window, key: string): void {
  try {
    storageOf(page, key).removeItem(key);
  } catch {
    // As above.
  }
}
