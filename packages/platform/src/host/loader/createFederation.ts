import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { BUNDLER_RUNTIME } from '../../manifest/bundlerRuntime.js';

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
 * Creates the portal's instance of Module Federation's runtime. It provides the shared modules and, through two globals,
 * the runtime itself: a remote's entry holds no copy of it (ADR 28).
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
