/** Who is signed in at the broadcaster's, as its header widget tells it. */
export interface BroadcasterUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The broadcaster's script puts it on the window; its word is foreign, and nothing of it is taken on trust. */
export interface BroadcasterWidget {
  /** @param hear told who is signed in there, or null; bursts come */
  subscribe(hear: (user: BroadcasterUser | null) => void): void;
  login(): void;
  logout(): void;
}

/** The widget of a page whose script has run; null where there is none. */
export function readWidget(page: object): BroadcasterWidget | null {
  const widget: unknown = Reflect.get(page, 'broadcasterWidget');
  if (typeof widget !== 'object' || widget === null) return null;
  const ask = (name: 'subscribe' | 'login' | 'logout', ...given: unknown[]) => {
    try {
      const method: unknown = Reflect.get(widget, name);
      if (typeof method === 'function') method.apply(widget, given);
    } catch {
      // Somebody else's script: the portal goes on without it.
    }
  };
  return {
    subscribe: (hear) => ask('subscribe', (report: unknown) => hear(readUser(report))),
    login: () => ask('login'),
    logout: () => ask('logout'),
  };
}

/** `{ state: 1, user }` is somebody; anything else is nobody. */
function readUser(report: unknown): BroadcasterUser | null {
  const { state, user }: Record<string, unknown> = Object(report);
  const { id, firstName, lastName }: Record<string, unknown> = Object(user);
  if (state !== 1 || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { id: String(id), firstName: text(firstName), lastName: text(lastName) };
}
