import { CONTRACT, type RemoteModule, SERVED_CONTRACTS } from '../../contract/platform.js';
import type { Release } from '../../manifest/index.js';
import { describeError } from '../failures/describeError.js';
import { asFailure, type FailureCode, RemoteFailure } from '../failures/failures.js';
import { isChunkMissing } from '../failures/isChunkMissing.js';
import {
  type Federation,
  listForDevTools,
  type ProvidedModules,
  requireProvided,
} from './createFederation.js';
import { entryScripts } from './entryScripts.js';

/** Loads a remote's module; the benchmark has an implementation with all remotes in its own bundle. */
export interface RemoteLoader {
  /**
   * Loads a release once; after a failure the next call loads again.
   * @param options.force loads again although it is loaded
   * @param options.route waits also for the code of this route's page, which is fetched in parallel
   * @throws RemoteFailure
   */
  load(
    release: Release,
    options?: { readonly force?: boolean; readonly route?: string },
  ): Promise<RemoteModule>;
  /** Adds prefetch links for what a route needs; runs nothing. */
  hint(release: Release, route: string): void;
}

interface LoaderOptions {
  readonly federation: Federation;
  /** Modules that the shell provides; without them the remote's requirements are not checked. */
  readonly provided?: ProvidedModules;
  /** Timeouts of the entry script in milliseconds: first and second attempt. */
  readonly timeouts?: readonly [number, number];
}

/**
 * Loads remotes through Module Federation. A container that failed once stays broken, and a script is not run a second
 * time under its address: each further attempt registers the remote under another name and address.
 */
export function createFederationLoader({
  federation,
  provided,
  timeouts = [4000, 5000],
}: LoaderOptions): RemoteLoader {
  const modules = new Map<string, Promise<RemoteModule>>();
  const registrations = new Map<string, number>();
  const releases = new Map<string, Release>();
  let attempts = 0;

  federation.registerPlugins([entryScripts({ releaseAt: (entry) => releases.get(entry), timeouts })]);

  const loadOnce = async (release: Release): Promise<RemoteModule> => {
    const { name, container, contract, entry, version } = release.manifest;
    requireServed(contract, name);
    if (provided) requireProvided(release.manifest, provided);
    const address = new URL(release.base + entry, document.baseURI).href;
    // The first load of a release uses the address that was preloaded.
    const url = releases.has(address) ? `${address}?r=${++attempts}` : address;
    releases.set(url, release);
    // A name for each release and attempt: re-registering a name by force would remove what the remote loaded from the
    // share scope.
    const number = (registrations.get(container) ?? 0) + 1;
    registrations.set(container, number);
    const alias = number === 1 ? container : `${container}~${number}`;
    const remote = { name: alias, entry: url, entryGlobalName: container, version };
    federation.registerRemotes([remote]);
    listForDevTools(federation, alias, release);
    // Module Federation's dev tools may have replaced the address by one whose integrity and contract are unchecked.
    remote.entry = url;
    // The global of another release would be taken for this one.
    Reflect.set(globalThis, container, undefined);
    try {
      return readModule(await federation.loadRemote(`${alias}/remote`), name);
    } catch (error) {
      throw classify(error, name);
    }
  };

  /**
   * The browser replays the failure of a preloaded chunk from memory at its first real request; only the next one goes
   * to the server. Hence one retry for a chunk; the entry has its own.
   */
  const loadWithRetry = async (release: Release): Promise<RemoteModule> => {
    try {
      return await loadOnce(release);
    } catch (error) {
      if (!(error instanceof RemoteFailure) || !isChunkMissing(error.cause)) throw error;
      return loadOnce(release);
    }
  };

  const loadModule = (release: Release, force: boolean): Promise<RemoteModule> => {
    const { name, version, integrity } = release.manifest;
    const key = `${release.base} ${name} ${version} ${integrity}`;
    const earlier = modules.get(key);
    if (earlier && !force) return earlier;
    const loading = loadWithRetry(release);
    modules.set(key, loading);
    loading.catch(() => {
      if (modules.get(key) === loading) modules.delete(key);
    });
    return loading;
  };

  return {
    async load(release, { force = false, route } = {}) {
      const loading = loadModule(release, force);
      if (route === undefined) return loading;
      const { preload, pages } = release.manifest;
      linkScripts('preload', release.base, [...preload, ...(pages[route]?.files ?? [])]);
      const module = await loading;
      await fetchPage(module, route);
      return module;
    },
    hint({ base, manifest: { entry, preload, pages } }, route) {
      linkScripts('prefetch', base, [entry, ...preload, ...(pages[route]?.files ?? [])]);
    },
  };
}

/** Maps an error of the federation runtime to a failure code. */
function classify(error: unknown, remote: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const description = describeError(error);
  const code = CODES.find(([pattern]) => pattern.test(description))?.[1];
  if (code) return new RemoteFailure(code, remote, error);
  if (isChunkMissing(error)) return new RemoteFailure('script-missing', remote, error);
  return asFailure(error, 'script-threw', remote);
}

/** Codes by messages of the runtime and webpack; the first match counts. */
const CODES: readonly (readonly [RegExp, FailureCode])[] = [
  [/ScriptExecutionError/, 'script-threw'],
  [/#RUNTIME-008/, 'script-missing'],
  [
    /in shared scope|Unsatisfied version|does not satisfy the requirement|#RUNTIME-0(?:06|12)/,
    'share-refused',
  ],
  [/#RUNTIME-0(?:01|02|14)|does not exist in container|Can not get '/, 'module-missing'],
];

/** Fetches a page's code; a failure is ignored, since it recurs when the page is rendered, where it can be retried. */
async function fetchPage(module: RemoteModule, route: string): Promise<void> {
  try {
    await module.preload?.(route);
  } catch {}
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

function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    typeof Reflect.get(value, 'mount') === 'function'
  );
}

/**
 * Adds a `<link>` for each script that has none yet.
 * @param rel `preload`: needed soon; `prefetch`: may be needed later
 */
function linkScripts(rel: 'preload' | 'prefetch', base: string, files: readonly string[]): void {
  const hrefs = new Set([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  for (const file of files) {
    const href = base + file;
    if (hrefs.has(href)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel, as: 'script', href });
    document.head.append(link);
  }
}
