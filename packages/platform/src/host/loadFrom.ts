import { CONTRACT, type RemoteModule } from '../contract/platform.js';
import type { Release } from '../manifest/index.js';
import { RemoteFailure } from './failures/failures.js';
import type { HostParts } from './hostParts.js';
import type { Owner } from './makePlatform.js';
import type { KnownRemote } from './registry/knownRemote.js';

export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly remote: KnownRemote;
}

/**
 * Loads the remote that `find` returns. The first load waits briefly for a registry request in flight; each later one
 * refreshes the registry, which may hold a repaired entry or a newer release.
 * @param route returns the route whose page is about to be mounted, at each load; absent for an embed
 */
export function loadFrom(
  { registry, loader }: Pick<HostParts, 'registry' | 'loader'>,
  find: () => KnownRemote,
  route?: () => string,
): (force: boolean) => Promise<LoadedRemote> {
  let isFirst = true;
  const load = async (force: boolean): Promise<LoadedRemote> => {
    const remote = find();
    if (remote.failure) throw remote.failure;
    return { remote, module: await loader.load(remote.release, { force, route: route?.() }) };
  };
  return async (force) => {
    await (isFirst ? registry.settle() : registry.refresh());
    const isFresh = !isFirst;
    isFirst = false;
    const attempted = currentRelease(find);
    try {
      return await load(force);
    } catch (error) {
      // The registry may be outdated: a removed release has a successor.
      if (isFresh) throw error;
      await registry.refresh();
      if (sameRelease(currentRelease(find), attempted)) throw error;
      return load(false);
    }
  };
}

function currentRelease(find: () => KnownRemote): Release | null {
  try {
    return find().release;
  } catch {
    return null;
  }
}

/** Whether two releases have the same location, version and integrity. */
export function sameRelease(one: Release | null, other: Release | null): boolean {
  const [a, b] = [one?.manifest, other?.manifest];
  return one?.base === other?.base && a?.version === b?.version && a?.integrity === b?.integrity;
}

/**
 * The remote of this name in the current registry.
 * @throws RemoteFailure `entry-invalid`
 */
export function namedRemote({ registry }: Pick<HostParts, 'registry'>, name: string): KnownRemote {
  const remote = registry.value.remotes.find((entry) => entry.name === name);
  if (!remote) throw new RemoteFailure('entry-invalid', name, new Error('no longer in the registry'));
  return remote;
}

/** The owner of a remote's platform; it may emit the events that its manifest names. */
export function asOwner({ name, release }: KnownRemote): Owner {
  const emits: readonly string[] = release?.manifest.events.emits ?? [];
  const { version = '', contract = CONTRACT } = release?.manifest ?? {};
  return { name, version, contract, mayEmit: (event) => emits.includes(event) };
}
