import { storedText } from '../../store/storedText.js';

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

/** The tab that an attempt is stored in; where storage is forbidden, no response can be matched, and none is accepted. */
export type AttemptingTab = Pick<Window, 'sessionStorage'>;

const KEY = 'em.sign-in';
/** Several may be pending; the oldest are dropped. */
const MAX_ATTEMPTS = 5;

export function rememberAttempt(tab: AttemptingTab, attempt: Attempt): void {
  write(tab, [...readAttempts(tab), attempt].slice(-MAX_ATTEMPTS));
}

/** Removes and returns the attempt with this state; null when it did not begin here. */
export function takeAttempt(
  tab: AttemptingTab,
  provider: Attempt['provider'],
  state: string | null,
): Attempt | null {
  const all = readAttempts(tab);
  const match = all.find((attempt) => attempt.provider === provider && attempt.state === state);
  if (match)
    write(
      tab,
      all.filter((attempt) => attempt !== match),
    );
  return match ?? null;
}

function readAttempts(tab: AttemptingTab): Attempt[] {
  try {
    const stored: unknown = JSON.parse(storedIn(tab).read() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

function write(tab: AttemptingTab, attempts: readonly Attempt[]): void {
  storedIn(tab).write(JSON.stringify(attempts));
}

const storedIn = (tab: AttemptingTab) => storedText(() => tab.sessionStorage, KEY);

function isAttempt(value: unknown): value is Attempt {
  const { provider, state, returnTo }: Record<string, unknown> = Object(value);
  const isPath =
    returnTo === null ||
    (typeof returnTo === 'string' && returnTo.startsWith('/') && !returnTo.startsWith('//'));
  return (provider === 'vrt' || provider === 'facebook') && typeof state === 'string' && isPath;
}
