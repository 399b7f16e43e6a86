import type { RemoteModule } from '../contract/platform.js';
import { RemoteFailure } from './failures/failures.js';
import type { HostParts } from './hostParts.js';
import type { Owner } from './makePlatform.js';
import type { KnownRemote } from './registry/knownRemote.js';

export interface Loaded {
  readonly module: RemoteModule;
  readonly remote: KnownRemote;
}

/**
 * Loads the remote that `find` names. From the second time on the registry is asked first: it may have been mended, or
 * hold a newer release.
 */
export function loadFrom(
  { registry, loader }: Pick<HostParts, 'registry' | 'loader'>,
  find: () => KnownRemote,
): () => Promise<Loaded> {
  let first = true;
  return async () => {
    if (!first) await registry.refresh();
    first = false;
    const remote = find();
    if (remote.failure) throw remote.failure;
    return { remote, module: await loader.load(remote.release) };
  };
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
  return { name, mayEmit: (event) => emits.includes(event) };
}
