/** The broadcaster's signed-in user, as its header widget reports it. */
export interface BroadcasterUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The broadcaster's script puts it on the window; its reports are foreign, and validated. */
export interface BroadcasterWidget {
  /** @param listener called with the signed-in user, or null; in bursts */
  subscribe(listener: (user: BroadcasterUser | null) => void): void;
  login(): void;
  logout(): void;
}

/** The widget of a page whose script has run; null where there is none. */
export function readWidget(page: object): BroadcasterWidget | null {
  const widget: unknown = Reflect.get(page, 'broadcasterWidget');
  if (typeof widget !== 'object' || widget === null) return null;
  const call = (name: 'subscribe' | 'login' | 'logout', ...args: unknown[]) => {
    try {
      const method: unknown = Reflect.get(widget, name);
      if (typeof method === 'function') method.apply(widget, args);
    } catch {
      // A third-party script failed: the portal continues without it.
    }
  };
  return {
    subscribe: (listener) => call('subscribe', (report: unknown) => listener(readUser(report))),
    login: () => call('login'),
    logout: () => call('logout'),
  };
}

/** `{ state: 1, user }` is a user; anything else is none. */
function readUser(report: unknown): BroadcasterUser | null {
  const { state, user }: Record<string, unknown> = Object(report);
  const { id, firstName, lastName }: Record<string, unknown> = Object(user);
  if (state !== 1 || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { id: String(id), firstName: text(firstName), lastName: text(lastName) };
}
