import type { RegistryEntry } from '../../manifest/index.js';
import { asFailure, type RemoteFailure } from '../failures/failures.js';
import { chooseRelease } from './chooseRelease.js';
import { readEntry } from './entryReader.js';
import type { KnownRemote } from './knownRemote.js';
import { anything, listOf, shape } from './readers.js';
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
 * @param before what was known until now: it tells the pages of an entry that doesn't tell them any more
 */
export function readRegistry(json: unknown, browser: string, before: readonly KnownRemote[]): ReadRegistry {
  const remotes: KnownRemote[] = [];
  const lost: RemoteFailure[] = [];
  for (const raw of entriesOf(json)) {
    try {
      remotes.push(known(readEntry(raw), browser));
    } catch (error) {
      const broken = salvage(raw, error, before);
      if ('routes' in broken) remotes.push(broken);
      else lost.push(broken.failure);
    }
  }
  return { remotes, lost };
}

const registry = shape({ remotes: listOf(anything) });

function entriesOf(json: unknown): unknown[] {
  try {
    return registry(json).remotes;
  } catch (error) {
    throw asFailure(error, 'registry-unreachable', 'registry');
  }
}

function known(entry: RegistryEntry, browser: string): KnownRemote {
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
