import { CONTRACT, type RemoteModule } from '../../contract/platform.js';
import type { Release } from '../../manifest/index.js';
import { asFailure, RemoteFailure } from '../failures/failures.js';
import type { Container, Federation } from './federation.js';
import { loadScript } from './loadScript.js';

/** Brings a remote's module; the bench has another one that has all of them in its own bundle. */
export interface RemoteLoader {
  /** Rejects with a `RemoteFailure`; after a failure the next call starts from nothing. */
  load(release: Release): Promise<RemoteModule>;
}

interface LoaderOptions {
  readonly federation: Federation;
  readonly runScript?: typeof loadScript;
  /** Milliseconds to wait for the entry script, the first and the second time. */
  readonly timeouts?: readonly [number, number];
}

/**
 * Loads remotes through Module Federation. A container that failed once is poisoned, and a script asked for again under
 * the same address is not run again: every further try registers the remote anew under another address.
 */
export function createFederationLoader({
  federation,
  runScript = loadScript,
  timeouts = [4000, 5000],
}: LoaderOptions): RemoteLoader {
  const loaded = new Map<string, Promise<RemoteModule>>();
  const registered = new Map<string, string>();
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

  const loadContainer = async (release: Release, url: string, globalName: string): Promise<Container> => {
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
    if (contract !== CONTRACT) {
      throw new RemoteFailure(
        'contract-mismatch',
        name,
        new Error(`speaks ${contract}, the portal ${CONTRACT}`),
      );
    }
    const address = new URL(release.base + entry, document.baseURI).href;
    const before = registered.get(container);
    const url = before === undefined ? address : `${address}?r=${++tries}`;
    registered.set(container, url);
    releases.set(url, release);
    federation.registerRemotes([{ name: container, entry: url, entryGlobalName: container }], {
      force: before !== undefined,
    });
    try {
      return readModule(await federation.loadRemote(`${container}/remote`), name);
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
    load(release) {
      const key = `${release.base} ${release.manifest.name} ${release.manifest.version}`;
      const known = loaded.get(key);
      if (known) return known;
      const loading = loadPatiently(release);
      loaded.set(key, loading);
      loading.catch(() => loaded.delete(key));
      return loading;
    },
  };
}

/** An error on the way from federation: our own, a chunk that did not come, or the remote's own code. */
function classify(error: unknown, remote: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (isChunkMissing(error)) return new RemoteFailure('script-missing', remote, error);
  if (/#RUNTIME-014|does not exist in container/.test(textOf(error)))
    return new RemoteFailure('module-missing', remote, error);
  return asFailure(error, 'script-threw', remote);
}

function isChunkMissing(error: unknown): boolean {
  return /ChunkLoadError|Loading (CSS )?chunk/.test(textOf(error));
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error);
}

function readModule(exposed: unknown, name: string): RemoteModule {
  const remote: unknown =
    typeof exposed === 'object' && exposed !== null ? Reflect.get(exposed, 'remote') : null;
  if (!isRemoteModule(remote)) {
    throw new RemoteFailure('module-missing', name, new Error('./remote does not export a remote'));
  }
  if (remote.contract !== CONTRACT) {
    throw new RemoteFailure(
      'contract-mismatch',
      name,
      new Error(`speaks ${remote.contract}, the portal ${CONTRACT}`),
    );
  }
  return remote;
}

function isContainer(value: unknown): value is Container {
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
