import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Store, StoredObject } from '@euro/release';
import { LAST_REGISTRY, parseRegistry, REGISTRY } from '@euro/release';
import type { RegistrySource } from './registryReader.js';

/** Polling interval of the store, independent of the number of requests; a release is live within it. */
const FRESH_MS = 1000;
/** Timeout of a refresh for a page that can use the last registry. */
const TIMEOUT_MS = 500;

export interface RegistryFromStore extends RegistrySource {
  /** Resolves after the next poll of the store, within about a second; does not poll more often. */
  waitForNextPoll(): Promise<void>;
}

/**
 * The registry in a remote store. During an outage the last one is served, also by a gateway that starts then.
 * @param copy file with the last one
 */
export function registryFromStore(store: S3Store, copy: string): RegistryFromStore {
  let lastRead: StoredObject | null = null;
  let polling: Promise<void> | null = null;
  let polledAt = Number.NEGATIVE_INFINITY;
  let lastPollBegan = Number.NEGATIVE_INFINITY;
  let lastError = '';

  async function poll(): Promise<void> {
    try {
      const stored = lastRead ? await store.readIfOther(REGISTRY, lastRead.tag) : await store.read(REGISTRY);
      if (stored === null || (stored !== 'unchanged' && !parseRegistry(stored.bytes.toString()))) {
        await readLast();
        // A registry that existed before counts as lost, not as empty.
        if (stored || lastRead || existsSync(copy))
          throw new Error(`${REGISTRY} is ${stored ? 'garbage' : 'gone'}`);
      } else if (stored !== 'unchanged') {
        lastRead = stored;
        await storeCopy(copy, stored.bytes);
      }
      if (lastError) console.error(`${store.place} can be reached again.`);
      lastError = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Without a last registry the reader reports the failure.
      if (lastRead && message !== lastError)
        console.error(`The registry cannot be read, the last good one is served: ${message}`);
      lastError = message;
    }
  }

  /** Uses the copy of the last change, which may be newer than the last polled registry. */
  async function readLast(): Promise<void> {
    const last = await store.read(LAST_REGISTRY);
    if (!last || last.tag === lastRead?.tag || !parseRegistry(last.bytes.toString())) return;
    lastRead = last;
    await storeCopy(copy, last.bytes);
  }

  function pollIfDue(): void {
    const began = performance.now();
    if (polling || began - polledAt < FRESH_MS) return;
    polling = poll().finally(() => {
      polling = null;
      polledAt = performance.now();
      lastPollBegan = began;
    });
  }

  return {
    place: store.place,
    async waitForNextPoll() {
      const now = performance.now();
      while (lastPollBegan < now) {
        pollIfDue();
        await (polling ?? sleep(Math.max(1, polledAt + FRESH_MS - performance.now())));
      }
    },
    async read() {
      pollIfDue();
      if (polling) await Promise.race([polling, sleep(TIMEOUT_MS, undefined, { ref: false })]);
      // There is no last registry: wait for the response.
      if (polling && !lastRead && !existsSync(copy)) await polling;
      if (!lastRead && polling) throw new Error(`${store.place} is slow`);
      if (!lastRead && lastError) throw new Error(lastError);
      return lastRead?.bytes.toString() ?? null;
    },
    last: () => readFile(copy, 'utf8').catch(() => null),
  };
}

async function storeCopy(copy: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await writeFile(`${copy}.new`, bytes);
  await rename(`${copy}.new`, copy);
}
