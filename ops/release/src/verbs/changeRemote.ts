import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, ChangeKind } from '../registry/changes.js';
import { appendHistory, readHistory } from '../registry/history.js';
import { keepLastRegistry, putBackRegistry } from '../registry/lastRegistry.js';
import { REGISTRY } from '../registry/layout.js';
import type { ObjectStore } from '../registry/objectStore.js';
import type { Refusal } from '../registry/refusal.js';
import {
  type Entry,
  entryOf,
  readRegistry,
  type StoredRegistry,
  standingOf,
  withEntry,
} from '../registry/storedRegistry.js';
import { authorOf } from '../rights/authorOf.js';
import { signChange } from '../rights/signChange.js';

/** Input of a decision. */
export interface Situation {
  readonly entry: Entry | null;
  readonly history: readonly Change[];
  readonly registry: StoredRegistry;
}

/** A decision: the next entry, and its line of the history. */
export interface Decision {
  readonly what: ChangeKind;
  readonly versions: readonly string[];
  /** The current entry changes nothing, null removes the remote. */
  readonly entry: Entry | null;
  readonly note?: string | undefined;
}

export type ChangeDecision = Decision | { readonly refused: Refusal } | { readonly nothing: string };

export type ChangeOutcome =
  | { readonly change: Change }
  | { readonly refused: Refusal }
  | { readonly nothing: string };

const ATTEMPTS = 200;

/**
 * Changes a remote's entry in the registry atomically. `decide` is called again after a concurrent change, so that no
 * entry is lost and no decision is based on stale state.
 */
export async function changeRemote(
  store: ObjectStore,
  name: string,
  decide: (situation: Situation) => ChangeDecision | Promise<ChangeDecision>,
): Promise<ChangeOutcome> {
  await putBackRegistry(store);
  let lastAttempt: Change | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { registry, expected } = await readRegistry(store);
    const last = registry.changes?.[name];
    // Also after a write whose response was lost.
    if (last) await appendHistory(store, name, last);
    const history = await readHistory(store, name);
    if (lastAttempt && history.some(({ id }) => id === lastAttempt?.id)) {
      await keepLast(store);
      return { change: lastAttempt };
    }

    const author = authorOf(registry, name, store.signer);
    if ('refused' in author) return author;
    const entry = entryOf(registry, name);
    const decision = await decide({ entry, history, registry });
    if (!('what' in decision)) return decision;

    lastAttempt = await signChange(store, name, changeOf(decision, entry, author.team));
    const next = decision.entry === entry ? registry : withEntry(registry, name, decision.entry);
    const text = `${JSON.stringify({ ...next, changes: { ...registry.changes, [name]: lastAttempt } }, null, 2)}\n`;
    if (await store.write(REGISTRY, Buffer.from(text), expected)) {
      await appendHistory(store, name, lastAttempt);
      await keepLast(store);
      return { change: lastAttempt };
    }
    await sleep(Math.random() * Math.min(20 * 2 ** attempt, 500));
  }
  throw new Error(`The registry in ${store.place} keeps changing: try again in a moment.`);
}

/** Copies a change; a failed copy does not undo the change, and the next change repairs it. */
const keepLast = (store: ObjectStore) => keepLastRegistry(store).catch(() => {});

function changeOf(
  { what, versions, entry, note }: Decision,
  before: Entry | null,
  team: string | null,
): Change {
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    by: team ?? whoIsThis(),
    what,
    versions,
    from: standingOf(before),
    to: standingOf(entry),
    ...(note && { note }),
    ...(team !== null && { team }),
  };
}

function whoIsThis(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without a name.
    return process.env.USER || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
