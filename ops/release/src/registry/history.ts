import { setTimeout as sleep } from 'node:timers/promises';
import type { Change } from './changes.js';
import { historyKey } from './layout.js';
import type { ObjectStore } from './objectStore.js';

/** The changes of a remote, oldest first. */
export async function readHistory(store: ObjectStore, name: string): Promise<readonly Change[]> {
  const stored = await store.read(historyKey(name));
  return stored ? parse(stored.bytes) : [];
}

/** Appends missing changes; existing lines are never rewritten. */
export async function appendHistory(store: ObjectStore, name: string, change: Change): Promise<void> {
  const key = historyKey(name);
  for (;;) {
    const stored = await store.read(key);
    if (stored && parse(stored.bytes).some(({ id }) => id === change.id)) return;
    const bytes = Buffer.concat([stored?.bytes ?? Buffer.of(), Buffer.from(`${JSON.stringify(change)}\n`)]);
    if (await store.write(key, bytes, stored ?? 'nothing')) return;
    await sleep(Math.random() * 50);
  }
}

const parse = (bytes: Buffer) => bytes.toString().split('\n').filter(Boolean).flatMap(readLine);

/** Skips corrupt lines, which must not prevent a rollback. */
function readLine(line: string): Change[] {
  try {
    return [JSON.parse(line) as Change];
  } catch {
    return [];
  }
}
