import { CONTRACT, type RemoteModule, SERVED_CONTRACTS } from '../../contract/platform.js';
import type { Release } from '../../manifest/index.js';
import { asFailure, type FailureCode, RemoteFailure } from '../failures/failures.js';
import { isChunkMissing } from '../failures/isChunkMissing.js';
import { wordsOf } from '../failures/wordsOf.js';
import type { Federation, ProvidedModules } from './createFederation.js';
import { entryScripts } from './entryScripts.js';
import { listForDevTools } from './listForDevTools.js';
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
  timeouts = [4000, 5000],
}: LoaderOptions): RemoteLoader {
  const loaded = new Map<string, Promise<RemoteModule>>();
  const registrations = new Map<string, number>();
  const releases = new Map<string, Release>();
  let tries = 0;

  federation.registerPlugins([entryScripts({ releaseAt: (entry) => releases.get(entry), timeouts })]);

  const loadOnce = async (release: Release): Promise<RemoteModule> => {
    const { name, container, contract, entry, version } = release.manifest;
    requireServed(contract, name);
    if (provided) requireProvided(release.manifest, provided);
    const address = new URL(release.base + entry, document.baseURI).href;
    // A release that comes for the first time is fetched from the address that was preloaded.
    const url = releases.has(address) ? `${address}?r=${++tries}` : address;
    releases.set(url, release);
    // A name of its own for each release and try: the runtime would take what a remote has loaded out of the share scope
    // if another were registered under its name by force.
    const number = (registrations.get(container) ?? 0) + 1;
    registrations.set(container, number);
    const alias = number === 1 ? container : `${container}~${number}`;
    const remote = { name: alias, entry: url, entryGlobalName: container, version };
    federation.registerRemotes([remote]);
    listForDevTools(federation, alias, release);
    // Module Federation's dev tools may have put another address there, whose integrity and contract nobody has checked.
    remote.entry = url;
    // What another release of it left would be taken for this one.
    Reflect.set(globalThis, container, undefined);
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

/** An error on the way from federation: our own, a script that did not come, a module that is not shared, or the remote's own code. */
function classify(error: unknown, remote: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const words = wordsOf(error);
  const code = CODES.find(([pattern]) => pattern.test(words))?.[1];
  if (code) return new RemoteFailure(code, remote, error);
  if (isChunkMissing(error)) return new RemoteFailure('script-missing', remote, error);
  return asFailure(error, 'script-threw', remote);
}

/** By what the runtime and webpack say of it; the first that fits. */
const CODES: readonly (readonly [RegExp, FailureCode])[] = [
  [/ScriptExecutionError/, 'script-threw'],
  [/#RUNTIME-008/, 'script-missing'],
  [
    /in shared scope|Unsatisfied version|does not satisfy the requirement|#RUNTIME-0(?:06|12)/,
    'share-refused',
  ],
  [/#RUNTIME-0(?:01|02|14)|does not exist in container|Can not get '/, 'module-missing'],
];

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

function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    typeof Reflect.get(value, 'mount') === 'function'
  );
}
