import type { RegistryEntry } from '../../manifest/index.js';
import { asFailure, type RemoteFailure } from '../failures/failures.js';
import { chooseRelease } from './chooseRelease.js';
import { readEntry } from './entryReader.js';
import type { KnownRemote } from './knownRemote.js';
import { anything, listOf, shape } from './readers.js';
import { recoverEntry } from './recoverEntry.js';

export interface ReadRegistry {
  readonly remotes: readonly KnownRemote[];
  /** Failures of unusable entries whose routes are unreadable too. */
  readonly lost: readonly RemoteFailure[];
}

/**
 * Validates a registry entry by entry: a broken one affects that remote only. When its routes are readable it stays listed
 * with its failure, so that its pages show that instead of "not found".
 * @param browser a constant of this browser; decides on canaries
 * @param before the registry until now, for the routes of an entry whose own are unreadable
 */
export function readRegistry(json: unknown, browser: string, before: readonly KnownRemote[]): ReadRegistry {
  const remotes: KnownRemote[] = [];
  const lost: RemoteFailure[] = [];
  for (const raw of entriesOf(json)) {
    try {
      remotes.push(describeRemote(readEntry(raw), browser));
    } catch (error) {
      const broken = recoverEntry(raw, error, before);
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

function describeRemote(entry: RegistryEntry, browser: string): KnownRemote {
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
