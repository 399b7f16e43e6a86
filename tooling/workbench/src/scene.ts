/** What the stage shows, and in which situation; kept in its address, so that a reload shows the same. */
export interface Scene {
  /** A route of the remote (`/team/:id`), or the id of an embed (`transfers/panel@1`). */
  readonly piece: string;
  readonly theme: 'light' | 'dark';
  readonly locale: 'nl' | 'en';
  readonly visitor: Visitor;
  readonly api: ApiMood;
  readonly line: 'online' | 'offline';
  readonly matchday: 'before' | 'locked' | 'running' | 'confirmed';
}

/** `lost`: the session runs out while the page is open. */
export type Visitor = 'visitor' | 'signed-in' | 'with-team' | 'lost';

/** `slow` takes two seconds an answer, `never` gives none. */
export type ApiMood = 'answering' | 'failing' | 'slow' | 'never';

/** Every choice of the strip, in words. */
export const CHOICES = {
  theme: { light: 'Light', dark: 'Dark' },
  locale: { nl: 'Dutch', en: 'English' },
  visitor: { visitor: 'Visitor', 'signed-in': 'Signed in', 'with-team': 'With a team', lost: 'Session lost' },
  api: { answering: 'Answers', failing: 'Fails', slow: 'Slow', never: 'Never answers' },
  line: { online: 'Online', offline: 'Offline' },
  matchday: { before: 'Open', locked: 'Locked', running: 'Running', confirmed: 'Confirmed' },
} as const satisfies { readonly [K in Exclude<keyof Scene, 'piece'>]: Readonly<Record<Scene[K], string>> };

/** @param piece what is shown when the address names nothing */
export function readScene(hash: string, piece: string): Scene {
  const written = new URLSearchParams(hash.replace(/^#/, ''));
  const one = <K extends keyof typeof CHOICES>(key: K, otherwise: Scene[K]): Scene[K] => {
    const value = written.get(key);
    return value !== null && value in CHOICES[key] ? (value as Scene[K]) : otherwise;
  };
  return {
    piece: written.get('piece') ?? piece,
    theme: one('theme', 'light'),
    locale: one('locale', 'nl'),
    visitor: one('visitor', 'with-team'),
    api: one('api', 'answering'),
    line: one('line', 'online'),
    matchday: one('matchday', 'before'),
  };
}

export function writeScene(scene: Scene): string {
  return `#${new URLSearchParams({ ...scene })}`;
}
