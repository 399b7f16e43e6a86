import type { SignedIn, User } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '../../contract/api.js';
import type { SessionState, SharedState } from '../../contract/state.js';
import { createState } from '../state/createState.js';
import type { SessionMarker } from './sessionMarker.js';
import type { Tabs } from './tabs.js';

export interface Session extends SharedState<SessionState> {
  /** Another number for every session: what was asked in one must not answer another. */
  mark(): number;
  /** The access token, made fresh when it is about to run out; null for a visitor. */
  token(): Promise<string | null>;
  /** Replaces a token that the server refused; all who ask at once share one refresh. */
  renew(refused: string | null): Promise<ApiResult<string>>;
  /** Finds out at start who is signed in: the marker says somebody, the refresh cookie says who. */
  restore(): Promise<void>;
  start(signedIn: SignedIn): void;
  change(user: User): void;
  /** Ends the session here and in the other tabs; the caller tells the server. */
  end(reason: 'signed-out' | 'expired'): void;
}

export interface SessionOptions {
  readonly marker: SessionMarker;
  readonly tabs: Tabs;
  /** `POST user/refresh`, bare: without a token and without trying again. */
  readonly refresh: () => Promise<ApiResult<SignedIn>>;
  /** The user this browser knew last, to draw the frame with while the server is asked. */
  readonly remembered: User | null;
  readonly onEnd: (reason: 'signed-out' | 'expired') => void;
  readonly onStart: (user: User) => void;
  /** Milliseconds that only go forward. */
  readonly monotonic?: () => number;
}

interface Token {
  readonly text: string;
  /** When to make a new one, on the monotonic clock. */
  readonly staleAt: number;
}

/** Renew this long before the end, milliseconds: a call must not run into it on the way. */
const MARGIN = 30_000;

export function createSession(options: SessionOptions): Session {
  const { marker, tabs, monotonic = () => performance.now() } = options;
  const state = createState<SessionState>(
    !marker.isSet()
      ? { status: 'visitor' }
      : options.remembered
        ? { status: 'signed-in', user: options.remembered }
        : { status: 'unknown' },
  );
  let token: Token | null = null;
  let refreshing: Promise<ApiResult<string>> | null = null;
  // A refresh that was under way when the session ended must not bring it back.
  let generation = 0;

  const take = ({ token: text, expiresAt: _, ...user }: SignedIn) => {
    token = { text, staleAt: monotonic() + lifetime(text) - MARGIN };
    const before = state.value;
    state.set({ status: 'signed-in', user });
    return before.status !== 'signed-in' || before.user.id !== user.id;
  };

  const drop = (reason: 'signed-out' | 'expired') => {
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
    const answer = await tabs.alone('em-refresh', options.refresh);
    if (own !== generation) return token ? { data: token.text } : { error: ended };
    if (answer.error) {
      if (answer.error.status === 401 || answer.error.status === 403) drop('expired');
      return { error: answer.error };
    }
    const isNew = take(answer.data);
    if (isNew && state.value.status === 'signed-in') options.onStart(state.value.user);
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

  tabs.hear((news) => {
    if (news === 'signed-out') drop('signed-out');
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
    async renew(refused) {
      if (token && token.text !== refused) return { data: token.text };
      if (state.value.status === 'visitor' && !marker.isSet()) return { error: ended };
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
      const isNew = take(signedIn);
      tabs.tell('signed-in');
      if (isNew && state.value.status === 'signed-in') options.onStart(state.value.user);
    },
    change(user) {
      if (state.value.status === 'signed-in') state.set({ status: 'signed-in', user });
    },
    end(reason) {
      tabs.tell('signed-out');
      drop(reason);
    },
  };
}

const ended: ApiFailure = { code: 'session-expired', status: 401, message: '' };

/** Milliseconds between issue and end of a JWT, so that a wrong clock on this side does not matter. */
function lifetime(jwt: string): number {
  try {
    const payload = jwt.split('.')[1] ?? '';
    const { iat, exp }: Record<string, unknown> = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    if (typeof iat === 'number' && typeof exp === 'number' && exp > iat) return (exp - iat) * 1000;
  } catch {
    // Not a token we can read: the server's refusal will tell when it is old.
  }
  return Number.POSITIVE_INFINITY;
}
