import { createHash } from 'node:crypto';
import { Serialized } from '../../http/index.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';
import { knowledgeAt } from './visibility.js';

/** Answers of older knowledge are dropped; within one there are few. */
interface AnswerCache {
  knowledge: number;
  readonly values: Map<string, unknown>;
}

const cacheBySnapshot = new WeakMap<TournamentSnapshot, AnswerCache>();
/** Far more than there are languages and matchdays; a guard against callers who invent filters. */
const MAX_ANSWERS = 200;

/** The cached result of `build` for this key, until new data becomes known. */
export function cacheResult<T>(snapshot: TournamentSnapshot, now: number, key: string, build: () => T): T {
  const knowledge = knowledgeAt(snapshot, now);
  let cache = cacheBySnapshot.get(snapshot);
  if (!cache || cache.knowledge !== knowledge || cache.values.size > MAX_ANSWERS) {
    cache = { knowledge, values: new Map() };
    cacheBySnapshot.set(snapshot, cache);
  }
  const { values } = cache;
  if (!values.has(key)) values.set(key, build());
  // Each key is used with one type: it names the builder.
  return values.get(key) as T;
}

/** JSON bytes with their tag, made once. */
export function cacheSerialized(
  snapshot: TournamentSnapshot,
  now: number,
  key: string,
  build: () => unknown,
): Serialized {
  return cacheResult(snapshot, now, `bytes ${key}`, () => {
    const bytes = Buffer.from(JSON.stringify(build()));
    return new Serialized(bytes, `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`);
  });
}
