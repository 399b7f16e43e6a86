import { createRegistry } from './createRegistry.js';
import { entryOf, memoryStorage, routeOf } from './registryFixture.js';

const team = entryOf('mf-team', { routes: [routeOf('/team/:id')] });
const stats = entryOf('mf-stats', { routes: [routeOf('/stats')] });

function setUp(answer: () => Promise<Response>, storage = memoryStorage(), inlined?: unknown) {
  const reported: unknown[] = [];
  const fetch = jest.fn(answer);
  const registry = createRegistry({
    url: '/registry.json',
    fetch,
    storage,
    inlined,
    report: (error) => reported.push(error),
  });
  return { registry, reported, fetch };
}

const json = (body: unknown) => async () => new Response(JSON.stringify(body));
const names = ({ value }: { value: { remotes: readonly { name: string }[] } }) =>
  value.remotes.map(({ name }) => name);

describe('the registry', () => {
  it('lists the fetched remotes, revalidating with the server each time', async () => {
    const { registry, fetch } = setUp(json({ remotes: [team, stats] }));
    expect(registry.value.status).toBe('loading');
    await registry.refresh();
    expect(registry.value.status).toBe('ready');
    expect(names(registry)).toEqual(['mf-team', 'mf-stats']);
    expect(fetch).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it('is ready at once when it is inlined in the page', () => {
    const { registry, fetch } = setUp(json({}), memoryStorage(), { remotes: [team] });
    expect(names(registry)).toEqual(['mf-team']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shares one request between concurrent calls', async () => {
    const { registry, fetch } = setUp(json({ remotes: [team] }));
    await Promise.all([registry.refresh(), registry.refresh(), registry.refresh()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network failed', () => Promise.reject(new TypeError('failed to fetch'))],
    ['the response is an error', async () => new Response('no', { status: 500 })],
    ['the response is no JSON', async () => new Response('<html>')],
    ['the response has another shape', json({ hello: 'world' })],
  ])('falls back on the last good one of this browser when %s', async (_, answer) => {
    const storage = memoryStorage();
    await setUp(json({ remotes: [team] }), storage).registry.refresh();
    const { registry } = setUp(answer, storage);
    await registry.refresh();
    expect(names(registry)).toEqual(['mf-team']);
    expect(registry.value).toMatchObject({ status: 'ready', failure: { code: 'registry-unreachable' } });
  });

  it('fails with registry-unreachable without a fallback, and recovers at the next refresh', async () => {
    let works = false;
    const { registry } = setUp(async () =>
      works ? new Response(JSON.stringify({ remotes: [team] })) : Promise.reject(new TypeError('offline')),
    );
    await registry.refresh();
    expect(registry.value).toMatchObject({ status: 'failed', failure: { code: 'registry-unreachable' } });
    works = true;
    await registry.refresh();
    expect(registry.value).toMatchObject({ status: 'ready', failure: null });
  });

  it('is unchanged when a later request fails', async () => {
    let works = true;
    const { registry } = setUp(async () =>
      works ? new Response(JSON.stringify({ remotes: [team] })) : new Response('', { status: 503 }),
    );
    await registry.refresh();
    works = false;
    await registry.refresh();
    expect(registry.value).toMatchObject({ status: 'ready', failure: null });
  });

  describe('before a step', () => {
    it('is fetched when it is older than the given age', async () => {
      let now = 1_000;
      const fetch = jest.fn(json({ remotes: [team, stats] }));
      const registry = createRegistry({
        ...{ url: '/registry.json', fetch, storage: memoryStorage(), report: () => {} },
        inlined: { remotes: [team] },
        now: () => now,
      });
      now += 900;
      await registry.catchUp(1_000);
      expect(fetch).not.toHaveBeenCalled();
      now += 200;
      await registry.catchUp(1_000);
      expect(names(registry)).toEqual(['mf-team', 'mf-stats']);
      await registry.catchUp(1_000);
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('is awaited for a short time since its request, and no longer when the network hangs', async () => {
      let now = 1_000;
      const fetch = jest.fn(() => new Promise<Response>(() => {}));
      const registry = createRegistry({
        ...{ url: '/registry.json', fetch, storage: memoryStorage(), report: () => {} },
        inlined: { remotes: [team] },
        now: () => now,
      });
      now += 5_000;
      await registry.catchUp(0);
      now += 400;
      let isOver = false;
      void registry.catchUp(0).then(() => {
        isOver = true;
      });
      await Promise.resolve();
      await Promise.resolve();
      expect(isOver).toBe(true);
      expect(fetch).toHaveBeenCalledTimes(1);
    });
  });

  it('loses only the remote of an invalid entry', async () => {
    const { registry, reported } = setUp(json({ remotes: [{ name: 'mf-broken' }, stats, 42] }));
    await registry.refresh();
    expect(names(registry)).toEqual(['mf-stats']);
    expect(reported).toEqual([
      expect.objectContaining({ code: 'entry-invalid', remote: 'mf-broken' }),
      expect.objectContaining({ code: 'entry-invalid', remote: 'unknown' }),
    ]);
  });

  it('retains the routes of a manifest that is invalid elsewhere, so that its pages show the failure', async () => {
    const wrong = {
      ...team,
      active: { ...team.active, manifest: { ...team.active.manifest, entry: '../evil.js' } },
    };
    const { registry } = setUp(json({ remotes: [wrong] }));
    await registry.refresh();
    expect(registry.value.remotes[0]).toMatchObject({
      name: 'mf-team',
      routes: [{ path: '/team/:id' }],
      failure: { code: 'manifest-invalid' },
    });
  });

  it('fails with manifest-missing for an entry without one', async () => {
    const bare = { name: 'mf-team', active: { base: '/remotes/mf-team/1/' } };
    const { registry } = setUp(json({ remotes: [bare, stats] }));
    await registry.refresh();
    expect(registry.value.lost).toMatchObject([{ code: 'manifest-missing', remote: 'mf-team' }]);
    expect(names(registry)).toEqual(['mf-stats']);
  });

  it.each([
    ['manifest-missing', { name: 'mf-team', active: { base: '/remotes/mf-team/1/', manifest: null } }],
    ['entry-invalid', { name: 'mf-team', active: 'nonsense' }],
  ])('retains the pages of the last valid entry in this browser: %s', async (code, broken) => {
    const storage = memoryStorage();
    await setUp(json({ remotes: [team, stats] }), storage).registry.refresh();
    const { registry } = setUp(json({}), storage, { remotes: [broken, stats] });
    expect(registry.value.remotes[0]).toMatchObject({
      name: 'mf-team',
      routes: [{ path: '/team/:id' }],
      release: null,
      failure: { code },
    });
    expect(registry.value.lost).toEqual([]);
  });

  it('does not fall back on a registry with an invalid entry', async () => {
    const storage = memoryStorage();
    await setUp(json({ remotes: [team, stats] }), storage).registry.refresh();
    await setUp(json({ remotes: [42, stats] }), storage).registry.refresh();
    const { registry } = setUp(() => Promise.reject(new TypeError('offline')), storage);
    await registry.refresh();
    expect(names(registry)).toEqual(['mf-team', 'mf-stats']);
  });

  it('lists the releases of a developer, and waits for them', async () => {
    const storage = memoryStorage();
    const registry = createRegistry({
      url: '/registry.json',
      fetch: json({ remotes: [team, stats] }),
      storage,
      inlined: { remotes: [team] },
      report: () => {},
      overrule: async (remotes) => remotes.filter(({ name }) => name !== 'mf-team'),
    });
    expect(registry.value.status).toBe('loading');
    await registry.refresh();
    expect(names(registry)).toEqual(['mf-stats']);
  });

  it('does not emit an unchanged registry', async () => {
    const { registry } = setUp(json({ remotes: [team] }));
    let draws = 0;
    registry.changes.subscribe(() => draws++);
    await registry.refresh();
    await registry.refresh();
    expect(draws).toBe(2);
  });

  it('updates a manifest that was repaired under the same version', async () => {
    const wrong = {
      ...team,
      active: { ...team.active, manifest: { ...team.active.manifest, contract: 99 } },
    };
    let now: unknown = wrong;
    const { registry } = setUp(async () => new Response(JSON.stringify({ remotes: [now] })));
    await registry.refresh();
    now = team;
    await registry.refresh();
    expect(registry.value.remotes[0]?.release?.manifest.contract).toBe(2);
  });

  it('selects a canary for its share of the browsers, always the same ones', async () => {
    const canary = {
      percent: 30,
      release: { base: '/remotes/mf-team/next/', manifest: { ...team.active.manifest, version: 'next' } },
    };
    const versionFor = async (storage: Storage) => {
      const { registry } = setUp(json({ remotes: [{ ...team, canary }] }), storage);
      await registry.refresh();
      return registry.value.remotes[0]?.release?.manifest.version;
    };
    const browsers = Array.from({ length: 400 }, () => memoryStorage());
    const first = await Promise.all(browsers.map(versionFor));
    const second = await Promise.all(browsers.map(versionFor));
    expect(second).toEqual(first);
    const share = first.filter((version) => version === 'next').length / browsers.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });
});
