import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, type ModuleFederation, satisfy } from '@module-federation/runtime';
import helpers from '@module-federation/runtime/helpers';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { BUNDLER_RUNTIME } from '../../manifest/bundlerRuntime.js';
import type { Manifest, Release } from '../../manifest/index.js';
import { RemoteFailure } from '../failures/failures.js';

/** Modules that the shell provides to remotes, by request (`react-dom/client`), with version and loader. */
export type ProvidedModules = Readonly<
  Record<string, { readonly version: string; readonly get: () => Promise<unknown> }>
>;

/** The part of the runtime's instance that the loader uses. */
export type Federation = Pick<
  ModuleFederation,
  'name' | 'options' | 'registerPlugins' | 'registerRemotes' | 'loadRemote'
>;

/**
 * Creates the portal's instance of Module Federation's runtime. It provides the shared modules and, through two
 * globals, the runtime itself: a remote's entry holds no copy of it (ADR 28).
 * @param version of the shell, for dev tools
 */
export function createFederation(provided: ProvidedModules, version?: string): Federation {
  Reflect.set(globalThis, BUNDLER_RUNTIME, bundlerRuntime);
  const shared = Object.entries(provided).map(([request, { version, get }]) => [
    request,
    {
      version,
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
      get: async () => {
        const module = await get();
        return () => module;
      },
      // Marked from the start: a remote's own copy never replaces this one.
      loaded: true,
    },
  ]);
  return createInstance({
    name: 'shell',
    ...(version && { version }),
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    plugins: [injectExternalRuntimeCore()],
  });
}

/**
 * Checks that the shell provides the modules a remote requires in matching versions, by the runtime's own rules and
 * before anything of it is fetched: two Reacts on a page fail later and less clearly.
 * @throws RemoteFailure `share-refused`
 */
export function requireProvided(
  { name, shared, requires = {} }: Pick<Manifest, 'name' | 'shared' | 'requires'>,
  provided: ProvidedModules,
): void {
  for (const request of new Set([...shared, ...Object.keys(requires)])) {
    const has = provided[request]?.version;
    const wants = requires[request];
    if (has && (!wants || satisfy(has, wants))) continue;
    throw new RemoteFailure(
      'share-refused',
      name,
      new Error(`wants ${request} ${wants ?? ''}, the portal has ${has ?? 'none'}`),
    );
  }
}

/** Adds a release to the snapshot that Module Federation's dev tools read. @param alias its registered name */
export function listForDevTools(
  { name: host, options }: Federation,
  alias: string,
  { base, manifest }: Release,
): void {
  const { addGlobalSnapshot, getGlobalSnapshot } = helpers.global;
  const { version, container, entry, preload, shared } = manifest;
  const none = { sync: [], async: [] };
  const hostSnapshot = getGlobalSnapshot()[host];
  addGlobalSnapshot({
    [host]: {
      version: options.version ?? '',
      remoteEntry: '',
      remotesInfo: {
        ...(hostSnapshot && 'remotesInfo' in hostSnapshot && hostSnapshot.remotesInfo),
        [alias]: { matchedVersion: version },
      },
    },
    [`${alias}:${version}`]: {
      version,
      buildVersion: version,
      publicPath: new URL(base, document.baseURI).href,
      remoteEntry: entry,
      remoteEntryType: 'global',
      globalName: container,
      remoteTypes: '@mf-types',
      remoteTypesZip: '@mf-types.zip',
      remotesInfo: {},
      shared: shared.map((sharedName) => ({ sharedName, assets: { js: none, css: none } })),
      modules: [
        {
          moduleName: 'remote',
          modulePath: './remote',
          assets: { js: { sync: [...preload], async: [] }, css: none },
        },
      ],
    },
  });
}
