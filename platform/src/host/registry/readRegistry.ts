import { type RegistryEntry, registry, registryEntry } from '../../manifest/index.js';
import { asFailure, type RemoteFailure } from '../failures/failures.js';
import { chooseRelease } from './chooseRelease.js';
import type { KnownRemote } from './knownRemote.js';
import { salvage } from './salvage.js';

export interface ReadRegistry {
  readonly remotes: readonly KnownRemote[];
  /** Entries that can't be used and whose routes can't be told either. */
  readonly lost: readonly RemoteFailure[];
}

/**
 * Checks a registry entry by entry: a broken one costs that remote only. When its routes can still be read, it stays
 * known as broken, so that its pages say what is wrong instead of "not found".
 * @param browser a text that stays the same in this browser; decides on canaries
 */
export function readRegistry(json: unknown, browser: string): ReadRegistry {
  const whole = registry.safeParse(json);
  if (!whole.success) throw asFailure(whole.error, 'registry-unreachable', 'registry');
  const remotes: KnownRemote[] = [];
  const lost: RemoteFailure[] = [];
  for (const raw of whole.data.remotes) {
    const entry = registryEntry.safeParse(raw);
    if (entry.success) {
      remotes.push(readEntry(entry.data, browser));
      continue;
    }
    const broken = salvage(raw, entry.error);
    if ('routes' in broken) remotes.push(broken);
    else lost.push(broken.failure);
  }
  return { remotes, lost };
}

function readEntry(entry: RegistryEntry, browser: string): KnownRemote {
  const { manifest, base } = chooseRelease(entry, browser);
  return {
    name: entry.name,
    title: manifest.title,
    routes: manifest.routes,
    menu: manifest.menu,
    embeds: manifest.embeds.map(({ id }) => id),
    release: { base, manifest },
    failure: null,
  };
}
