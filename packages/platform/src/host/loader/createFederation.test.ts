import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { BUNDLER_RUNTIME } from '../../manifest/bundlerRuntime.js';
import { createFederation } from './createFederation.js';

interface Scope {
  readonly [request: string]: { readonly [version: string]: { readonly get: () => Promise<() => unknown> } };
}

/** As webpack's containers are; the runtime's own type has another `get`. */
interface Container {
  init(scope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

function setUp(containers: Container[]) {
  const requests: string[] = [];
  const react = { useState: () => {} };
  const federation = createFederation({ react: { version: '19.3.1', get: async () => react } });
  federation.registerPlugins([
    {
      name: 'test',
      async loadEntry({ remoteInfo }) {
        requests.push(remoteInfo.entry);
        const container = containers[requests.length - 1];
        if (!container) throw new Error('no such script');
        return container as unknown as RemoteEntryExports;
      },
    },
  ]);
  const register = (name: string) =>
    federation.registerRemotes([{ name, entry: `http://localhost/${name}.js`, entryGlobalName: 'mf_team' }]);
  return { federation, register, requests, react };
}

const containerOf = (module: unknown): Container => ({
  init: () => {},
  get: async () => () => module,
});

describe('federation', () => {
  it('initializes a container with the shared modules before it gets a module', async () => {
    const seen: string[] = [];
    let shared: unknown;
    const { federation, register, react } = setUp([
      {
        async init(scope: unknown) {
          const version = (scope as Scope).react?.['19.3.1'];
          shared = (await version?.get())?.();
          seen.push('init');
        },
        async get(module: string) {
          seen.push(module);
          return () => ({ remote: 1 });
        },
      },
    ]);
    register('first');
    await expect(federation.loadRemote('first/remote')).resolves.toEqual({ remote: 1 });
    expect(seen).toEqual(['init', './remote']);
    expect(shared).toBe(react);
  });

  it('opens a container once', async () => {
    const { federation, register, requests } = setUp([containerOf('a'), containerOf('b')]);
    register('second');
    const both = await Promise.all([
      federation.loadRemote('second/remote'),
      federation.loadRemote('second/remote'),
    ]);
    expect([both, requests]).toEqual([['a', 'a'], ['http://localhost/second.js']]);
  });

  it('fails with the error of the script or the container', async () => {
    const { federation, register } = setUp([
      { init: () => Promise.reject(new Error('boom')), get: async () => () => {} },
    ]);
    register('broken');
    await expect(federation.loadRemote('broken/remote')).rejects.toThrow('boom');
    register('missing');
    await expect(federation.loadRemote('missing/remote')).rejects.toThrow('no such script');
  });

  it('provides its own runtime to the entries of remotes', () => {
    setUp([]);
    expect(globalThis).toHaveProperty(`${BUNDLER_RUNTIME}.bundlerRuntime.initContainerEntry`);
    expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
  });

  it('fails for an unregistered remote', async () => {
    const { federation } = setUp([]);
    await expect(federation.loadRemote('mf_stats/remote')).rejects.toThrow('RUNTIME-004');
  });
});
