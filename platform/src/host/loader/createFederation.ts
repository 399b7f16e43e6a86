import type { Container, Federation, FederationPlugin } from './federation.js';

/** What the shell hands to remotes: per request (`react-dom/client`) its version and how to get the module. */
export type ProvidedModules = Readonly<
  Record<string, { readonly version: string; readonly get: () => Promise<unknown> }>
>;

interface SharedVersion {
  readonly get: () => Promise<() => unknown>;
  readonly from: string;
  readonly eager: boolean;
  /** Counts as loaded from the start: a remote that carries its own copy never takes this one's place. */
  readonly loaded: 1;
}

/**
 * Module Federation as webpack's containers speak it: `init` with the shared modules, then `get`. The shell is the
 * only provider, so nothing has to be negotiated and no runtime library has to be loaded first.
 */
export function createFederation(provided: ProvidedModules): Federation {
  const scope = shareScope(provided);
  const addresses = new Map<string, { readonly entry: string; readonly entryGlobalName: string }>();
  const containers = new Map<string, Promise<Container>>();
  const plugins: FederationPlugin[] = [];

  const open = async (name: string): Promise<Container> => {
    const address = addresses.get(name);
    const [plugin] = plugins;
    if (!address || !plugin) throw new Error(`${name} is not registered`);
    const container = await plugin.loadEntry({ remoteInfo: { name, ...address } });
    await container.init(scope);
    return container;
  };

  return {
    registerPlugins: (more) => void plugins.push(...more),
    registerRemotes(remotes, { force }) {
      for (const { name, entry, entryGlobalName } of remotes) {
        if (addresses.has(name) && !force) continue;
        addresses.set(name, { entry, entryGlobalName });
        containers.delete(name);
      }
    },
    async loadRemote(id) {
      const [name = '', ...path] = id.split('/');
      const opening = containers.get(name) ?? open(name);
      containers.set(name, opening);
      const factory = await (await opening).get(`./${path.join('/')}`);
      return factory();
    },
  };
}

function shareScope(provided: ProvidedModules): Record<string, Record<string, SharedVersion>> {
  return Object.fromEntries(
    Object.entries(provided).map(([request, { version, get }]) => [
      request,
      {
        [version]: {
          get: async () => {
            const module = await get();
            return () => module;
          },
          from: 'shell',
          eager: false,
          loaded: 1,
        },
      },
    ]),
  );
}
