import { createFederation } from './createFederation.js';
import type { Container } from './federation.js';

interface Scope {
  readonly [request: string]: { readonly [version: string]: { readonly get: () => Promise<() => unknown> } };
}

function setUp(containers: Container[]) {
  const asked: string[] = [];
  const react = { useState: () => {} };
  const federation = createFederation({ react: { version: '19.3.1', get: async () => react } });
  federation.registerPlugins([
    {
      name: 'test',
      async loadEntry({ remoteInfo }) {
        asked.push(remoteInfo.entry);
        const container = containers[asked.length - 1];
        if (!container) throw new Error('no such script');
        return container;
      },
    },
  ]);
  const register = (entry: string, force = false) =>
    federation.registerRemotes([{ name: 'mf_team', entry, entryGlobalName: 'mf_team' }], { force });
  return { federation, register, asked, react };
}

const containerOf = (module: unknown): Container => ({ init: () => {}, get: async () => () => module });

describe('federation', () => {
  it('hands a container what the shell shares before it asks for its module', async () => {
    const seen: string[] = [];
    let shared: unknown;
    const { federation, register, react } = setUp([
      {
        async init(scope) {
          const version = (scope as Scope).react?.['19.3.1'];
          shared = (await version?.get())?.();
          seen.push('init');
        },
        async get(module) {
          seen.push(module);
          return () => ({ remote: 1 });
        },
      },
    ]);
    register('/1.js');
    await expect(federation.loadRemote('mf_team/remote')).resolves.toEqual({ remote: 1 });
    expect(seen).toEqual(['init', './remote']);
    expect(shared).toBe(react);
  });

  it('opens a container once', async () => {
    const { federation, register, asked } = setUp([containerOf('a'), containerOf('b')]);
    register('/1.js');
    const both = await Promise.all([
      federation.loadRemote('mf_team/remote'),
      federation.loadRemote('mf_team/remote'),
    ]);
    expect([both, asked]).toEqual([['a', 'a'], ['/1.js']]);
  });

  it('keeps to the first address until it is registered anew with force', async () => {
    const { federation, register, asked } = setUp([containerOf('a'), containerOf('b')]);
    register('/1.js');
    await federation.loadRemote('mf_team/remote');
    register('/2.js');
    await expect(federation.loadRemote('mf_team/remote')).resolves.toBe('a');
    register('/2.js', true);
    await expect(federation.loadRemote('mf_team/remote')).resolves.toBe('b');
    expect(asked).toEqual(['/1.js', '/2.js']);
  });

  it('fails with what the script or the container failed with', async () => {
    const broken: Container = { init: () => Promise.reject(new Error('boom')), get: async () => () => {} };
    const { federation, register } = setUp([broken]);
    register('/1.js');
    await expect(federation.loadRemote('mf_team/remote')).rejects.toThrow('boom');
    register('/2.js', true);
    await expect(federation.loadRemote('mf_team/remote')).rejects.toThrow('no such script');
  });

  it('knows no remote that was not registered', async () => {
    const { federation } = setUp([]);
    await expect(federation.loadRemote('mf_stats/remote')).rejects.toThrow('mf_stats is not registered');
  });
});
