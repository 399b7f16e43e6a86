import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { CONTRACT, type RemoteModule, SERVED_CONTRACTS } from '../../contract/platform.js';
import type { Release } from '../../manifest/index.js';
import { asFailure, RemoteFailure } from '../failures/failures.js';
import { isChunkMissing } from '../failures/isChunkMissing.js';
import { wordsOf } from '../failures/wordsOf.js';
import type { Federation, ProvidedModules } from './createFederation.js';
import { loadScript } from './loadScript.js';
import { requireProvided } from './requireProvided.js';

/** Brings a remote's module; the bench has another one that has all of them in its own bundle. */
export interface RemoteLoader {
  /**
   * Rejects with a `RemoteFailure`; after a failure the next call starts from nothing.
   * @param options.anew so does this one, though it was loaded before
   */
  load(release: Release, options?: { readonly anew?: boolean }): Promise<RemoteModule>;
}

interface LoaderOptions {
  readonly federation: Federation;
  /** What the shell hands to remotes; without it nothing is said about what they ask for. */
  readonly provided?: ProvidedModules;
  readonly runScript?: typeof loadScript;
  /** Milliseconds to wait for the entry script, the first and the second time. */
  readonly timeouts?: readonly [number, number];
}

/**
 * Loads remotes through Module Federation. A container that failed once stays broken, and a script that is asked for again
 * under its address is not run again: each further try registers the remote under another name and address.
 */
export function createFederationLoader({
  federation,
  provided,
  runScript = loadScript,
  timeouts = [4000, 5000],
}: LoaderOptions): RemoteLoader {
  const loaded = new Map<string, Promise<RemoteModule>>();
  let registrations = 0;
  const releases = new Map<string, Release>();
  let tries = 0;

  federation.registerPlugins([
    {
      name: 'portal-loader',
      async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
        const release = releases.get(entry);
        if (!release) throw new RemoteFailure('entry-invalid', name);
        return loadContainer(release, entry, entryGlobalName);
      },
    },
  ]);

  const loadContainer = async (
    release: Release,
    url: string,
    globalName: string,
  ): Promise<RemoteEntryExports> => {
    const { name, integrity } = release.manifest;
    Reflect.set(globalThis, globalName, undefined);
    try {
      await runScript({ url, integrity, remote: name, timeout: timeouts[0] });
    } catch (error) {
      if (!(error instanceof RemoteFailure) || error.code !== 'script-missing') throw error;
      await runScript({
        url: `${url}${url.includes('?') ? '&' : '?'}again`,
        integrity,
        remote: name,
        timeout: timeouts[1],
      });
    }
    const container: unknown = Reflect.get(globalThis, globalName);
    if (!isContainer(container)) {
      throw new RemoteFailure('module-missing', name, new Error(`the script leaves no ${globalName}`));
    }
    return container;
  };

  const loadOnce = async (release: Release): Promise<RemoteModule> => {
    const { name, container, contract, entry } = release.manifest;
    requireServed(contract, name);
    if (provided) requireProvided(release.manifest, provided);
    const address = new URL(release.base + entry, document.baseURI).href;
    // A release that comes for the first time is fetched from the address that was preloaded.
    const url = releases.has(address) ? `${address}?r=${++tries}` : address;
    releases.set(url, release);
    // A name of its own for each release and try: the runtime would take what a remote has loaded out of the share scope
    // if another were registered under its name by force.
    const alias = `${container}~${++registrations}`;
    federation.registerRemotes([{ name: alias, entry: url, entryGlobalName: container }]);
    try {
      return readModule(await federation.loadRemote(`${alias}/remote`), name);
    } catch (error) {
      throw classify(error, name);
    }
  };

  /**
   * A chunk whose preload failed fails once more from the browser's memory, without a request, when it is really asked
   * for; only the next time goes to the server. Hence one more try for a chunk; the entry has its own.
   */
  const loadPatiently = async (release: Release): Promise<RemoteModule> => {
    try {
      return await loadOnce(release);
    } catch (error) {
      if (!(error instanceof RemoteFailure) || !isChunkMissing(error.cause)) throw error;
      return loadOnce(release);
    }
  };

  return {
    load(release, { anew = false } = {}) {
      const { name, version, integrity } = release.manifest;
      const key = `${release.base} ${name} ${version} ${integrity}`;
      const known = loaded.get(key);
      if (known && !anew) return known;
      const loading = loadPatiently(release);
      loaded.set(key, loading);
      loading.catch(() => {
        if (loaded.get(key) === loading) loaded.delete(key);
      });
      return loading;
    },
  };
}

/** An error on the way from federation: our own, a chunk that did not come, a module that is not shared, or the remote's own code. */
function classify(error: unknown, remote: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (isChunkMissing(error)) return new RemoteFailure('script-missing', remote, error);
  if (
    /in shared scope|Unsatisfied version|does not satisfy the requirement|#RUNTIME-0(?:06|12)/.test(
      wordsOf(error),
    )
  )
    return new RemoteFailure('share-refused', remote, error);
  if (/#RUNTIME-0(?:08|14)|does not exist in container|Can not get '/.test(wordsOf(error)))
    return new RemoteFailure('module-missing', remote, error);
  return asFailure(error, 'script-threw', remote);
}

function readModule(exposed: unknown, name: string): RemoteModule {
  const remote: unknown =
    typeof exposed === 'object' && exposed !== null ? Reflect.get(exposed, 'remote') : null;
  if (!isRemoteModule(remote)) {
    throw new RemoteFailure('module-missing', name, new Error('./remote does not export a remote'));
  }
  requireServed(remote.contract, name);
  return remote;
}

function requireServed(contract: number, remote: string): void {
  if (SERVED_CONTRACTS.includes(contract)) return;
  throw new RemoteFailure(
    contract > CONTRACT ? 'contract-too-new' : 'contract-too-old',
    remote,
    new Error(`speaks ${contract}, the portal ${SERVED_CONTRACTS.join(' and ')}`),
  );
}

function isContainer(value: unknown): value is RemoteEntryExports {
  return hasFunctions(value, ['init', 'get']);
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return hasFunctions(value, ['mount']) && 'contract' in value;
}

function hasFunctions(value: unknown, names: readonly string[]): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
