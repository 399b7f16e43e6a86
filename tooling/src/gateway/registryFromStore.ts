import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LAST_REGISTRY, REGISTRY } from '../registry/layout.js';
import type { StoredObject } from '../registry/objectStore.js';
import type { S3Store } from '../registry/s3Store.js';
import { parseRegistry } from '../registry/storedRegistry.js';
import type { RegistrySource } from './registryReader.js';

/** A release is live within this time; the store is asked no more often, however many pages are. */
const FRESH_MS = 1000;
/** A page waits no longer for news of the registry when it can have the last one. */
const PATIENCE_MS = 500;

export interface RegistryFromStore extends RegistrySource {
  /** Resolves once the store was asked after this moment, within about a second; never asks more often for it. */
  untilAskedAgain(): Promise<void>;
}

/**
 * The registry in a store far away. While that is out of reach the last one goes on, also for a gateway that starts then.
 * @param copy file in which the last one is kept
 */
export function registryFromStore(store: S3Store, copy: string): RegistryFromStore {
  let known: StoredObject | null = null;
  let asking: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answerBegan = Number.NEGATIVE_INFINITY;
  let trouble = '';

  async function ask(): Promise<void> {
    try {
      const stored = known ? await store.readIfOther(REGISTRY, known.tag) : await store.read(REGISTRY);
      if (stored === null || (stored !== 'unchanged' && !parseRegistry(stored.bytes.toString()))) {
        await bringLast();
        // Where there ever was a registry, one that isn't there got lost.
        if (stored || known || existsSync(copy))
          throw new Error(`${REGISTRY} is ${stored ? 'garbage' : 'gone'}`);
      } else if (stored !== 'unchanged') {
        known = stored;
        await keep(copy, stored.bytes);
      }
      if (trouble) console.error(`${store.place} can be reached again.`);
      trouble = '';
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // Without one that is known, the reader says what it does.
      if (known && said !== trouble)
        console.error(`The registry cannot be read, the last good one is served: ${said}`);
      trouble = said;
    }
  }

  /** What the last change left beside it is newer than what this gateway read, if that had not been asked since. */
  async function bringLast(): Promise<void> {
    const last = await store.read(LAST_REGISTRY);
    if (!last || last.tag === known?.tag || !parseRegistry(last.bytes.toString())) return;
    known = last;
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
      // Nothing is there to go on with: wait for the answer.
      if (asking && !known && !existsSync(copy)) await asking;
      if (!known && asking) throw new Error(`${store.place} is slow`);
      if (!known && trouble) throw new Error(trouble);
      return known?.bytes.toString() ?? null;
    },
    last: () => readFile(copy, 'utf8').catch(() => null),
  };
}

async function keep(copy: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await writeFile(`${copy}.new`, bytes);
  await rename(`${copy}.new`, copy);
}
