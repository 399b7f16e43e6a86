import { createHash } from 'node:crypto';
import { Serialized } from '../routing/serialized.js';
import type { Catalogue } from './catalogue.js';
import { knowledgeAt } from './visibility.js';

/** Answers of older knowledge are dropped; within one there are few. */
interface Kept {
  knowledge: number;
  readonly values: Map<string, unknown>;
}

const keptBy = new WeakMap<Catalogue, Kept>();
/** Far more than there are languages and matchdays; a guard against callers who invent filters. */
const MOST = 200;

/** What `build` answered for this key since something new became known; computed once, given to many. */
export function keep<T>(catalogue: Catalogue, now: number, key: string, build: () => T): T {
  const knowledge = knowledgeAt(catalogue, now);
  let kept = keptBy.get(catalogue);
  if (!kept || kept.knowledge !== knowledge || kept.values.size > MOST) {
    kept = { knowledge, values: new Map() };
    keptBy.set(catalogue, kept);
  }
  const { values } = kept;
  if (!values.has(key)) values.set(key, build());
  // Each key is used with one type: it names the builder.
  return values.get(key) as T;
}

/** JSON bytes with their tag, made once. */
export function keepSerialized(
  catalogue: Catalogue,
  now: number,
  key: string,
  build: () => unknown,
): Serialized {
  return keep(catalogue, now, `bytes ${key}`, () => {
    const bytes = Buffer.from(JSON.stringify(build()));
    return new Serialized(bytes, `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`);
  });
}
