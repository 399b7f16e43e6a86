import { Source, type SourceAnswer } from './Source.js';

/** A request of an element; equal keys have equal responses. */
export interface Query<T> {
  readonly key: string;
  readonly load: () => Promise<SourceAnswer<T>>;
}

const sources = new Map<string, Source<never>>();

/** The source of a request, shared by all elements of the page. */
export function sourceOf<T>({ key, load }: Query<T>): Source<T> {
  const existing = sources.get(key) as Source<T> | undefined;
  if (existing) return existing;
  const source = new Source(load);
  sources.set(key, source as unknown as Source<never>);
  return source;
}

/** Removes all sources between tests, each of which is a new page. */
export function forgetSources(): void {
  sources.clear();
}
