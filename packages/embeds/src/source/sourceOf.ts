import { Source, type SourceAnswer } from './Source.js';

/** A request of an element; equal keys have equal responses. */
export interface Question<T> {
  readonly key: string;
  readonly ask: () => Promise<SourceAnswer<T>>;
}

const sources = new Map<string, Source<never>>();

/** The source of a request, shared by all elements of the page. */
export function sourceOf<T>({ key, ask }: Question<T>): Source<T> {
  const existing = sources.get(key) as Source<T> | undefined;
  if (existing) return existing;
  const source = new Source(ask);
  sources.set(key, source as unknown as Source<never>);
  return source;
}

/** Removes all sources between tests, which are pages of their own. */
export function forgetSources(): void {
  sources.clear();
}
