import { type Asked, Source } from './Source.js';

/** What an element shows: `key` says what it is, the same for the same answer. */
export interface Question<T> {
  readonly key: string;
  readonly ask: () => Promise<Asked<T>>;
}

const sources = new Map<string, Source<never>>();

/** The one source of a question, shared by all elements of the page. */
export function sourceOf<T>({ key, ask }: Question<T>): Source<T> {
  const known = sources.get(key) as Source<T> | undefined;
  if (known) return known;
  const made = new Source(ask);
  sources.set(key, made as unknown as Source<never>);
  return made;
}

/** Forgets everything; between tests, which are pages of their own. */
export function forgetSources(): void {
  sources.clear();
}
