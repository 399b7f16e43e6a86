/** A sign-in by a provider that started in this tab; its response must have the same state. */
export interface Attempt {
  readonly provider: 'vrt' | 'facebook';
  readonly state: string;
  /** The page to come back to; null for the one that suits who signed in. */
  readonly returnTo: string | null;
  /** Without a press: its failure shows no message. */
  readonly isSilent: boolean;
  /** Signs in only, and makes no account. */
  readonly logInOnly: boolean;
}

type Storing = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'em.sign-in';
/** Several may be pending; the oldest are dropped. */
const MAX_ATTEMPTS = 5;

export function rememberAttempt(storage: Storing, attempt: Attempt): void {
  write(storage, [...readAttempts(storage), attempt].slice(-MAX_ATTEMPTS));
}

/** Removes and returns the attempt with this state; null when it did not begin here. */
export function takeAttempt(
  storage: Storing,
  provider: Attempt['provider'],
  state: string | null,
): Attempt | null {
  const all = readAttempts(storage);
  const match = all.find((attempt) => attempt.provider === provider && attempt.state === state);
  if (match)
    write(
      storage,
      all.filter((attempt) => attempt !== match),
    );
  return match ?? null;
}

function readAttempts(storage: Storing): Attempt[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

function write(storage: Storing, attempts: readonly Attempt[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(attempts));
  } catch {
    // Storage is forbidden here: no response can be matched, and none is accepted.
  }
}

function isAttempt(value: unknown): value is Attempt {
  const { provider, state, returnTo }: Record<string, unknown> = Object(value);
  const isPath =
    returnTo === null ||
    (typeof returnTo === 'string' && returnTo.startsWith('/') && !returnTo.startsWith('//'));
  return (provider === 'vrt' || provider === 'facebook') && typeof state === 'string' && isPath;
}
