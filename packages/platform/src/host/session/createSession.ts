import type { SignedIn, User } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '../../contract/api.js';
import type { SessionState, SharedState } from '../../contract/state.js';
import { createState } from '../state/createState.js';
import type { SessionMarker } from './sessionMarker.js';
import type { Tabs } from './tabs.js';

export interface Session extends SharedState<SessionState> {
  /** A number that differs for every session: responses of one must not be used in another. */
  mark(): number;
  /** The access token, refreshed when it is about to expire; null for a visitor. */
  token(): Promise<string | null>;
  /** Replaces a token that the server refused; concurrent calls share one refresh. */
  renew(refusedToken: string | null): Promise<ApiResult<string>>;
  /** Restores the session at start: the marker says that there is one, the refresh cookie whose it is. */
  restore(): Promise<void>;
  start(signedIn: SignedIn): void;
  change(user: User): void;
  /** Ends the session here and in the other tabs; the caller notifies the server. */
  end(reason: 'signed-out' | 'expired'): void;
}

export interface SessionOptions {
  readonly marker: SessionMarker;
  readonly tabs: Tabs;
  /** `POST user/refresh`, without a token and without a retry. */
  readonly refresh: () => Promise<ApiResult<SignedIn>>;
  /** The last user of this browser, to render the frame with during the request. */
  readonly remembered: User | null;
  /** A user as sections see it; without this, as the API answers. */
  readonly present?: (user: User) => User;
  readonly onEnd: (reason: 'signed-out' | 'expired') => void;
  /** @param before what was known of the session until then */
  readonly onStart: (user: User, before: SessionState['status']) => void;
  /** Monotonic milliseconds. */
  readonly monotonic?: () => number;
}

interface Token {
  readonly text: string;
  /** When to refresh it, on the monotonic clock. */
  readonly staleAt: number;
}

/** Refresh this long before expiry: a call in flight must not run into it. */
const MARGIN_MS = 30_000;

export function createSession(options: SessionOptions): Session {
  const { marker, tabs, monotonic = () => performance.now(), present = (user) => user } = options;
  const state = createState<SessionState>(
    !marker.isSet()
      ? { status: 'visitor' }
      : options.remembered
        ? { status: 'signed-in', user: present(options.remembered) }
        : { status: 'unknown' },
  );
  let token: Token | null = null;
  let refreshing: Promise<ApiResult<string>> | null = null;
  // Of each user's session another one. A refresh in flight when the session ends must not restore it.
  let generation = 0;

  const apply = ({ token: text, expiresAt: _, ...user }: SignedIn): void => {
    token = { text, staleAt: monotonic() + lifetime(text) - MARGIN_MS };
    const before = state.value;
    // Cookies of another account, which nobody announced: a browser's other profile, or a restored backup.
    if (before.status === 'signed-in' && before.user.id !== user.id) generation++;
    state.set({ status: 'signed-in', user: present(user) });
    if (before.status !== 'signed-in' || before.user.id !== user.id) options.onStart(user, before.status);
  };

  const clear = (reason: 'signed-out' | 'expired') => {
    generation++;
    token = null;
    refreshing = null;
    marker.clear();
    const wasVisitor = state.value.status === 'visitor';
    state.set({ status: 'visitor' });
    if (!wasVisitor) options.onEnd(reason);
  };

  const refreshOnce = async (): Promise<ApiResult<string>> => {
    const own = generation;
    const answer = await tabs.runExclusive('em-refresh', options.refresh);
    if (own !== generation) return token ? { data: token.text } : { error: sessionExpired };
    if (answer.error) {
      if (answer.error.status === 401 || answer.error.status === 403) clear('expired');
      return { error: answer.error };
    }
    apply(answer.data);
    return { data: answer.data.token };
  };

  const refresh = () => {
    if (!refreshing) {
      const mine = refreshOnce().finally(() => {
        if (refreshing === mine) refreshing = null;
      });
      refreshing = mine;
    }
    return refreshing;
  };

  tabs.subscribe((message) => {
    if (message === 'signed-out') clear('signed-out');
    else void refresh();
  });

  return {
    get value() {
      return state.value;
    },
    changes: state.changes,
    mark: () => generation,
    async token() {
      if (token && monotonic() < token.staleAt) return token.text;
      if (!token && !marker.isSet()) return null;
      const renewed = await refresh();
      return renewed.data ?? token?.text ?? null;
    },
    async renew(refusedToken) {
      if (token && token.text !== refusedToken) return { data: token.text };
      if (state.value.status === 'visitor' && !marker.isSet()) return { error: sessionExpired };
      return refresh();
    },
    async restore() {
      if (!marker.isSet()) return;
      const { error } = await refresh();
      marker.settle();
      if (error && state.value.status === 'unknown') state.set({ status: 'visitor' });
    },
    start(signedIn) {
      generation++;
      refreshing = null;
      apply(signedIn);
      tabs.publish('signed-in');
    },
    change(user) {
      if (state.value.status === 'signed-in') state.set({ status: 'signed-in', user: present(user) });
    },
    end(reason) {
      tabs.publish('signed-out');
      clear(reason);
    },
  };
}

const sessionExpired: ApiFailure = { code: 'session-expired', status: 401, message: '' };

/** Milliseconds between issue and expiry of a JWT, independent of the local clock. */
function lifetime(jwt: string): number {
  try {
    const payload = jwt.split('.')[1] ?? '';
    const { iat, exp }: Record<string, unknown> = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    if (typeof iat === 'number' && typeof exp === 'number' && exp > iat) return (exp - iat) * 1000;
  } catch {
    // An unreadable token never counts as stale; the server refuses it when it expires.
  }
  return Number.POSITIVE_INFINITY;
}
