import type { Locale } from '@euro/platform';
/** Subject and situation of the stage, stored in its address, so that a reload shows the same. */
export interface Scenario {
  /** A route of the remote (`/team/:id`), or the id of an embed (`transfers/panel@1`). */
  readonly piece: string;
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
  readonly visitor: Visitor;
  readonly api: ApiBehavior;
  readonly line: 'online' | 'offline';
  readonly matchday: 'before' | 'locked' | 'running' | 'confirmed';
}

/** `lost`: the session expires while the page is open. */
export type Visitor = 'visitor' | 'signed-in' | 'with-team' | 'lost';

/** `slow` responds after two seconds, `never` not at all. */
export type ApiBehavior = 'answering' | 'failing' | 'slow' | 'never';

/** Labels of the toolbar's choices. */
export const CHOICES = {
  theme: { light: 'Light', dark: 'Dark' },
  locale: { nl: 'Dutch', en: 'English' },
  visitor: { visitor: 'Visitor', 'signed-in': 'Signed in', 'with-team': 'With a team', lost: 'Session lost' },
  api: { answering: 'Answers', failing: 'Fails', slow: 'Slow', never: 'Never answers' },
  line: { online: 'Online', offline: 'Offline' },
  matchday: { before: 'Open', locked: 'Locked', running: 'Running', confirmed: 'Confirmed' },
} as const satisfies {
  readonly [K in Exclude<keyof Scenario, 'piece'>]: Readonly<Record<Scenario[K], string>>;
};

/**
 * Reads the scenario of an address.
 * @param piece default for an address without choice
 */
export function readScenario(hash: string, piece: string): Scenario {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const choice = <K extends keyof typeof CHOICES>(key: K, fallback: Scenario[K]): Scenario[K] => {
    const value = params.get(key);
    return value !== null && value in CHOICES[key] ? (value as Scenario[K]) : fallback;
  };
  return {
    piece: params.get('piece') ?? piece,
    theme: choice('theme', 'light'),
    locale: choice('locale', 'nl'),
    visitor: choice('visitor', 'with-team'),
    api: choice('api', 'answering'),
    line: choice('line', 'online'),
    matchday: choice('matchday', 'before'),
  };
}

export function writeScenario(scenario: Scenario): string {
  return `#${new URLSearchParams({ ...scenario })}`;
}
