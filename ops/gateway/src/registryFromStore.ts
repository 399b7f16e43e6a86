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
const PATIENCE_MS = 500;

export interface RegistryFromStore extends RegistrySource {
  /** Resolves after the next poll of the store, within about a second; does not poll more often. */
  untilAskedAgain(): Promise<void>;
}

/**
 * The registry in a remote store. During an outage the last one is served, also by a gateway that starts then.
 * @param copy file with the last one
 */
export function registryFromStore(store: S3Store, copy: string): RegistryFromStore {
  let lastRead: StoredObject | null = null;
  let asking: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answerBegan = Number.NEGATIVE_INFINITY;
  let trouble = '';

  async function ask(): Promise<void> {
    try {
      const stored = lastRead ? await store.readIfOther(REGISTRY, lastRead.tag) : await store.read(REGISTRY);
      if (stored === null || (stored !== 'unchanged' && !parseRegistry(stored.bytes.toString()))) {
        await bringLast();
        // A registry that existed before counts as lost, not as empty.
        if (stored || lastRead || existsSync(copy))
          throw new Error(`${REGISTRY} is ${stored ? 'garbage' : 'gone'}`);
      } else if (stored !== 'unchanged') {
        lastRead = stored;
        await keep(copy, stored.bytes);
      }
      if (trouble) console.error(`${store.place} can be reached again.`);
      trouble = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Without a last registry the reader reports the failure.
      if (lastRead && message !== trouble)
        console.error(`The registry cannot be read, the last good one is served: ${message}`);
      trouble = message;
    }
  }

  /** Uses the copy of the last change, which may be newer than the last polled registry. */
  async function bringLast(): Promise<void> {
    const last = await store.read(LAST_REGISTRY);
    if (!last || last.tag === lastRead?.tag || !parseRegistry(last.bytes.toString())) return;
    lastRead = last;
    await keep(copy, last.bytes);
  }

  function askInTime(): void {
    const began = performance.now();
    if (asking || began - askedAt < FRESH_MS) return;
    asking = ask().finally(() => {
      asking = null;
      askedAt = performance.now();
      answerBegan = began;
    });
  }

  return {
    place: store.place,
    async untilAskedAgain() {
      const now = performance.now();
      while (answerBegan < now) {
        askInTime();
        await (asking ?? sleep(Math.max(1, askedAt + FRESH_MS - performance.now())));
      }
    },
    async read() {
      askInTime();
      if (asking) await Promise.race([asking, sleep(PATIENCE_MS, undefined, { ref: false })]);
      // There is no last registry: wait for the response.
      if (asking && !lastRead && !existsSync(copy)) await asking;
      if (!lastRead && asking) throw new Error(`${store.place} is slow`);
      if (!lastRead && trouble) throw new Error(trouble);
      return lastRead?.bytes.toString() ?? null;
    },
    last: () => readFile(copy, 'utf8').catch(() => null),
  };
}

async function keep(copy: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await writeFile(`${copy}.new`, bytes);
  await rename(`${copy}.new`, copy);
}
