import { CONTRACT, type RemoteModule } from '../contract/platform.js';
import type { Release } from '../manifest/index.js';
import { RemoteFailure } from './failures/failures.js';
import type { HostParts } from './hostParts.js';
import type { Owner } from './makePlatform.js';
import type { KnownRemote } from './registry/knownRemote.js';

export interface Loaded {
  readonly module: RemoteModule;
  readonly remote: KnownRemote;
}

/**
 * Loads the remote that `find` names. A step of the player has the registry asked: its answer is waited for a moment. From
 * the second time on the registry is asked here: it may have been mended, or hold a newer release.
 */
export function loadFrom(
  { registry, loader }: Pick<HostParts, 'registry' | 'loader'>,
  find: () => KnownRemote,
): (anew: boolean) => Promise<Loaded> {
  let isFirst = true;
  const load = async (anew: boolean): Promise<Loaded> => {
    const remote = find();
    if (remote.failure) throw remote.failure;
    return { remote, module: await loader.load(remote.release, { anew }) };
  };
  return async (anew) => {
    await (isFirst ? registry.settle() : registry.refresh());
    const isFresh = !isFirst;
    isFirst = false;
    const tried = releaseNow(find);
    try {
      return await load(anew);
    } catch (error) {
      // What was known may be old: a release that is gone has one in its place.
      if (isFresh) throw error;
      await registry.refresh();
      if (sameRelease(releaseNow(find), tried)) throw error;
      return load(false);
    }
  };
}

function releaseNow(find: () => KnownRemote): Release | null {
  try {
    return find().release;
  } catch {
    return null;
  }
}

/** Whether two releases are the same one: the same bytes under the same version from the same place. */
export function sameRelease(one: Release | null, other: Release | null): boolean {
  const [a, b] = [one?.manifest, other?.manifest];
  return one?.base === other?.base && a?.version === b?.version && a?.integrity === b?.integrity;
}

/** The remote of this name as the registry has it now. */
export function namedRemote({ registry }: Pick<HostParts, 'registry'>, name: string): KnownRemote {
  const remote = registry.value.remotes.find((known) => known.name === name);
  if (!remote) throw new RemoteFailure('entry-invalid', name, new Error('no longer in the registry'));
  return remote;
}

/** A remote says on the bus what its manifest names, nothing else. */
export function asOwner({ name, release }: KnownRemote): Owner {
  const emits: readonly string[] = release?.manifest.events.emits ?? [];
  const { version = '', contract = CONTRACT } = release?.manifest ?? {};
  return { name, version, contract, mayEmit: (event) => emits.includes(event) };
}
