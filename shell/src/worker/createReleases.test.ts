import { webcrypto } from 'node:crypto';
import { fakeCaches } from '../testing/fakeCaches.js';
import { createReleases } from './createReleases.js';
import { releaseOfHtml } from './portalRelease.js';

// jsdom has no hashes.
beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }));

interface Served {
  readonly main: string;
  /** Versions of sections. */
  readonly remotes: Readonly<Record<string, string>>;
}

function registryOf({ remotes }: Served): string {
  const entries = Object.entries(remotes).map(([name, version]) => ({
    name,
    active: {
      base: `/remotes/${name}/${version}/`,
      manifest: { menu: [], sizes: { 'remoteEntry.js': 1, 'chunks/1.js': 1 } },
    },
  }));
  return JSON.stringify({ remotes: entries });
}

const pageOf = (served: Served) =>
  `<html><head><script defer="defer" src="/${served.main}" fetchpriority="high"></script>` +
  `<script type="application/json" id="registry">${registryOf(served)}</script></head></html>`;

const FIRST: Served = { main: 'main.00000001.js', remotes: { 'mf-news': '1.0.0', 'mf-quiz': '1.0.0' } };
const SECOND: Served = { main: 'main.00000002.js', remotes: { 'mf-news': '1.0.0', 'mf-quiz': '2.0.0' } };

/** A portal that serves a release; `broken` addresses fail. */
function portal() {
  const caches = fakeCaches();
  let served = FIRST;
  let broken: string | null = null;
  let list: readonly string[] | null = null;
  const requests: string[] = [];
  const releases = createReleases({
    caches,
    async fetch(request) {
      const address = String(request);
      requests.push(address);
      if (broken !== null && address.includes(broken)) return new Response('', { status: 404 });
      if (address === '/offline') return new Response(pageOf(served));
      if (address === '/offline.json')
        return Response.json(list ?? [`/${served.main}`, '/assets/a.00000001.woff2']);
      return new Response(`content of ${address}`);
    },
  });
  const has = async (address: string) =>
    (await releases.file(new Request(`http://portal.test${address}`))) !== undefined;
  return {
    caches,
    releases,
    requests,
    has,
    serve(next: Served, fails: string | null = null) {
      served = next;
      broken = fails;
    },
    listOf: (files: readonly string[]) => {
      list = files;
    },
    async store() {
      const release = releaseOfHtml(pageOf(served));
      if (release) await releases.store(release);
    },
    shown: async () => (await releases.document())?.text(),
  };
}

describe('a release', () => {
  it('is stored completely: the page, the files of the shell, and those of the sections in its registry', async () => {
    const { store, shown, has } = portal();
    await store();
    expect(await shown()).toBe(pageOf(FIRST));
    for (const file of [
      '/main.00000001.js',
      '/assets/a.00000001.woff2',
      '/remotes/mf-quiz/1.0.0/chunks/1.js',
    ]) {
      expect(await has(file)).toBe(true);
    }
  });

  it('is requested once, however many pages open', async () => {
    const { store, requests } = portal();
    await Promise.all([store(), store()]);
    const before = requests.length;
    await store();
    expect([before, requests.length]).toEqual([8, 8]);
  });

  it('replaces the previous one completely, reusing unchanged files', async () => {
    const { store, serve, shown, has, requests, caches } = portal();
    await store();
    requests.length = 0;
    serve(SECOND);
    await store();
    expect(await shown()).toBe(pageOf(SECOND));
    expect(await has('/remotes/mf-quiz/1.0.0/chunks/1.js')).toBe(false);
    expect(await has('/remotes/mf-quiz/2.0.0/chunks/1.js')).toBe(true);
    expect(requests.filter((address) => address.includes('mf-news'))).toEqual([]);
    expect((await caches.keys()).filter((name) => name.startsWith('release-'))).toHaveLength(1);
  });

  it('with a missing file changes nothing: the previous page remains with its own files', async () => {
    const { store, serve, shown, has } = portal();
    await store();
    serve(SECOND, '/remotes/mf-quiz/2.0.0/chunks');
    await expect(store()).rejects.toThrow('could not be stored');
    expect(await shown()).toBe(pageOf(FIRST));
    expect(await has('/remotes/mf-quiz/1.0.0/chunks/1.js')).toBe(true);
    expect(await has('/remotes/mf-quiz/2.0.0/remoteEntry.js')).toBe(false);
    serve(SECOND);
    await store();
    expect(await shown()).toBe(pageOf(SECOND));
  });

  it('with a list of files of another build is not stored', async () => {
    const { store, listOf, shown } = portal();
    listOf(['/main.00000009.js']);
    await store();
    expect(await shown()).toBeUndefined();
  });

  it('is read again after a failed read', async () => {
    const { store, caches, shown } = portal();
    jest.spyOn(caches, 'open').mockRejectedValueOnce(new Error('The disk is busy.'));
    await expect(store()).rejects.toThrow('The disk is busy.');
    await store();
    expect(await shown()).toBe(pageOf(FIRST));
  });

  it('is read again by a restarted worker', async () => {
    const { store, caches } = portal();
    await store();
    const later = createReleases({ caches, fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await (await later.document())?.text()).toBe(pageOf(FIRST));
  });
});
