import { setTimeout as sleep } from 'node:timers/promises';
import { keepLastRegistry, putBackRegistry } from '../registry/lastRegistry.js';
import { REGISTRY } from '../registry/layout.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { type Refusal, refused } from '../registry/refusal.js';
import { readRegistry } from '../registry/storedRegistry.js';
import { authorOf } from './authorOf.js';
import { ALL, type Rights, rightsOf } from './rights.js';

const ATTEMPTS = 50;

/**
 * Changes the rights atomically. Only a team with all rights may do so; the first team gives itself all, so that
 * nobody is locked out.
 */
export async function changeRights(
  store: ObjectStore,
  change: (before: Rights) => Rights,
): Promise<{ readonly rights: Rights } | { readonly refused: Refusal }> {
  await putBackRegistry(store);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { registry, expected } = await readRegistry(store);
    const author = authorOf(registry, ALL, store.signer);
    if ('refused' in author) return author;
    const rights = change(rightsOf(registry) ?? {});
    // Judged by the new rights: who changes them may do so afterwards, too.
    const next = { ...registry, rights };
    const later = authorOf(next, ALL, store.signer);
    if ('refused' in later) {
      return refused(
        'nobody-left',
        `You could not change the rights any more: the team of your key (RELEASE_KEY) must keep --remotes '${ALL}'.`,
      );
    }
    if (await store.write(REGISTRY, Buffer.from(`${JSON.stringify(next, null, 2)}\n`), expected)) {
      await keepLastRegistry(store).catch(() => {});
      return { rights };
    }
    await sleep(Math.random() * 100);
  }
  throw new Error(`The registry in ${store.place} keeps changing: try again in a moment.`);
}
