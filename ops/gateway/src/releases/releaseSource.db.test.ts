import { readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@euro/platform/manifest';
import type { S3Store } from '@euro/release';
import { canary, prune, publish, s3StoreFrom } from '@euro/release';
import {
  addNewsRemote,
  addShell,
  type StandInS3,
  startStandInS3,
  temporaryFolder,
} from '@euro/release/testing';
import type { Manifest as FederationManifest } from '@module-federation/sdk';
import { createGateway } from '../server/gateway.js';

let folder: string;
let s3: StandInS3;
let store: S3Store;
let url: string;
let complaint: jest.SpyInstance;
const gateways: Server[] = [];

beforeEach(async () => {
  complaint = jest.spyOn(console, 'error').mockImplementation();
  folder = temporaryFolder();
  s3 = await startStandInS3();
  const opened = s3StoreFrom(s3.env);
  if (!opened) throw new Error('there is no store');
  store = opened;
  addShell(join(folder, 'shell'));
  await release('1.0.0');
  url = await startGateway();
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) {
    gateway.closeAllConnections();
    await new Promise((closed) => gateway.close(closed));
  }
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
  complaint.mockRestore();
});

async function release(version: string, options = {}) {
  addNewsRemote(folder, { version, code: `'${version}';` });
  await publish(store, join(folder, 'mf-news/dist'), 'mf-news', options);
}

async function startGateway(): Promise<string> {
  const dataDir = join(folder, '.data');
  const gateway = createGateway({ shell: join(folder, 'shell'), dataDir, api: 'http://127.0.0.1:9', store });
  gateways.push(gateway);
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
}

const get = (path: string) => fetch(url + path);
const fileOf = (version: string, file = 'remoteEntry.js') => `/remotes/mf-news/${version}/${file}`;

async function registered(): Promise<string[]> {
  const { remotes } = (await (await get('/registry.json')).json()) as Registry;
  return remotes.map(({ active }) => active.manifest.version);
}

/** Polls until the registry matches; the store is polled once a second. */
async function untilRegistered(version: string): Promise<void> {
  while (!(await registered()).includes(version)) await sleep(50);
}

describe('a gateway with its releases in an S3-compatible store', () => {
  it('serves registry, files and their compressed twins', async () => {
    expect(await registered()).toEqual(['1.0.0']);
    const entry = await fetch(url + fileOf('1.0.0'), { headers: { 'accept-encoding': 'br' } });
    expect([entry.status, await entry.text()]).toEqual([200, "'1.0.0';"]);
    expect(entry.headers.get('content-encoding')).toBe('br');
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect((await get('/news')).status).toBe(200);
  });

  it('serves a new release with a later page, and omits canaries from the preloads', async () => {
    expect(await (await get('/news')).text()).toContain(`${fileOf('1.0.0')}" integrity`);
    await release('1.1.0');
    await untilRegistered('1.1.0');
    expect(await (await get(fileOf('1.1.0'))).text()).toBe("'1.1.0';");
    expect(await (await get(fileOf('1.0.0'))).text()).toBe("'1.0.0';");
    await canary(store, 'mf-news', '1.1.0', 10);
    await untilRegistered('1.0.0');
    expect(await (await get('/news')).text()).not.toContain('remoteEntry.js" integrity');
  });

  it('refers other hosts to the files of the active release, also during an outage of the store', async () => {
    const manifest = async () => {
      const answer = await get('/remotes/mf-news/mf-manifest.json');
      return ((await answer.json()) as FederationManifest).metaData.remoteEntry;
    };
    const { path, name } = await manifest();
    expect(path).toBe('1.0.0/');
    expect(await (await get(`/remotes/mf-news/${path}${name}`)).text()).toBe("'1.0.0';");
    await release('1.1.0');
    await untilRegistered('1.1.0');
    expect((await manifest()).path).toBe('1.1.0/');
    await s3.stop();
    expect((await manifest()).path).toBe('1.1.0/');
  });

  it('does not publish the authors of changes', async () => {
    expect(s3.objects.get('registry.json')?.toString()).toContain('"changes"');
    expect(await (await get('/registry.json')).text()).not.toContain('"changes"');
    expect((await get('/remotes/mf-news/history.jsonl')).status).toBe(404);
  });

  it('does not publish who may release what', async () => {
    const registry = JSON.parse(s3.objects.get('registry.json')?.toString() ?? '{}');
    const rights = {
      stats: { key: { kty: 'OKP', crv: 'Ed25519', x: 'x'.repeat(43) }, remotes: ['mf-stats'] },
    };
    s3.objects.set('registry.json', Buffer.from(JSON.stringify({ ...registry, rights, marked: true })));
    let text = '';
    while (!text.includes('"marked"')) text = await (await get('/registry.json')).text();
    expect(text).not.toContain('Ed25519');
    expect(text).not.toContain('"rights"');
  });

  it('requests each file once and the registry periodically, independent of the number of pages', async () => {
    await Promise.all(Array.from({ length: 30 }, () => get('/news')));
    await Promise.all(Array.from({ length: 30 }, () => get(fileOf('1.0.0'))));
    await get(fileOf('1.0.0'));
    const files = s3.request.filter(
      (request) => request.startsWith('GET releases/') && request.endsWith('remoteEntry.js'),
    );
    expect(files).toEqual(['GET releases/mf-news/1.0.0/remoteEntry.js']);
    const registryReads = s3.request.filter((line) => line === 'GET registry.json').length;
    expect(registryReads).toBeLessThan(30);
  });

  it('serves its mirror during an outage of the store, also after a restart', async () => {
    await registered();
    await get(fileOf('1.0.0'));
    await get(fileOf('1.0.0', 'chunks/page.1234abcd.js'));
    s3.faults.push(...Array.from({ length: 1000 }, () => 500));
    for (const address of [url, await startGateway()]) {
      url = address;
      expect(await registered()).toEqual(['1.0.0']);
      expect((await get('/news')).status).toBe(200);
      expect(await (await get(fileOf('1.0.0'))).text()).toBe("'1.0.0';");
      // Has no compressed twin, which can't be requested now.
      expect((await get(fileOf('1.0.0', 'chunks/page.1234abcd.js'))).status).toBe(200);
    }
    const missing = await get('/remotes/mf-news/9.9.9/remoteEntry.js');
    expect([missing.status, await missing.text()]).toEqual([
      503,
      'The releases cannot be reached right now.\n',
    ]);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('the last good one is served'));
    s3.faults.length = 0;
    await release('1.1.0');
    await untilRegistered('1.1.0');
    expect(complaint).toHaveBeenCalledWith('s3://portal/releases can be reached again.');
  });

  it('does not serve an empty registry during an outage before the first read', async () => {
    s3.faults.push(...Array.from({ length: 1000 }, () => 500));
    expect((await get('/registry.json')).status).toBe(503);
    const page = await get('/news');
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining('id="registry"')]);
  });

  it.each([null, '{"remotes":', '{}'])(
    'serves the copy when the registry is corrupt from the start: %j',
    async (garbage) => {
      if (garbage === null) s3.objects.delete('registry.json');
      else s3.objects.set('registry.json', Buffer.from(garbage));
      expect(await registered()).toEqual(['1.0.0']);
      expect((await get('/news')).status).toBe(200);
      expect(complaint).toHaveBeenCalledWith(expect.stringContaining('the last good one is served'));

      // The next release restores it, with its entries.
      if (garbage !== null) s3.objects.delete('registry.json');
      await release('1.1.0', { hold: true });
      expect(s3.objects.get('registry.json')?.toString()).toContain('"1.0.0"');
    },
  );

  it('is empty where nothing was ever released', async () => {
    s3.objects.clear();
    expect(await registered()).toEqual([]);
  });

  it('does not wait for a silent store', async () => {
    await registered();
    s3.faults.push('silence');
    // Before the silent request, and once more while it hangs.
    while (s3.faults.length > 0) expect(await registered()).toEqual(['1.0.0']);
    expect(await registered()).toEqual(['1.0.0']);
  });

  it('does not request unreleased versions from the store', async () => {
    await release('1.1.0', { hold: true });
    await registered();
    await get(fileOf('1.0.0'));
    s3.request.length = 0;
    const files = Array.from({ length: 40 }, (_, index) => fileOf(`1.0.0-made-up-${index}`));
    const others = Array.from(
      { length: 40 },
      (_, index) => `/remotes/mf-made-up-${index}/1.0.0/remoteEntry.js`,
    );
    const answers = await Promise.all([...files, ...others].map(get));
    expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
    expect(s3.request.filter((request) => request !== 'GET registry.json')).toEqual([]);
    expect(s3.request.length).toBeLessThan(5);

    // A stored version that is not active is served too.
    expect(await (await get(fileOf('1.1.0'))).text()).toBe("'1.1.0';");
  });

  it('serves the files of a release that only another gateway has read so far', async () => {
    await get(fileOf('1.0.0'));
    await untilRegistered('1.0.0');
    await release('1.1.0');
    expect(await (await get(fileOf('1.1.0'))).text()).toBe("'1.1.0';");
  });

  it('serves a release as soon as it is in the registry, and old ones as long as they are stored', async () => {
    await release('1.1.0');
    await untilRegistered('1.1.0');
    s3.objects.set('history/mf-news.jsonl', Buffer.of());
    expect((await get(fileOf('1.1.0'))).status).toBe(200);
    expect((await get(fileOf('1.0.0'))).status).toBe(200);
  });

  it('removes releases that were deleted from the store', async () => {
    const inMirror = () => readdirSync(join(folder, '.data/mirror/releases/mf-news')).sort();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
      await get(fileOf('1.0.0'));
      await release(version);
      await untilRegistered(version);
      await get(fileOf(version));
    }
    expect(inMirror()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
    await prune(store, 'mf-news', 0);
    while (inMirror().length > 2) {
      await registered();
      await sleep(50);
    }
    expect(inMirror()).toEqual(['1.2.0', '1.3.0']);
    expect((await get(fileOf('1.0.0'))).status).toBe(404);
    expect((await get(fileOf('1.2.0'))).status).toBe(200);
  });

  it('refuses bytes that differ from the recorded ones', async () => {
    s3.objects.set('releases/mf-news/1.0.0/remoteEntry.js', Buffer.from('evil'));
    const answer = await get(fileOf('1.0.0'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('is not the file that was recorded'));
  });

  it.each([
    '/remotes/mf-news/9.9.9/remoteEntry.js',
    '/remotes/mf-news/1.0.0/other.js',
    '/remotes/mf-news/..%2fx/a.js',
  ])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['a running gateway', 'one started afterwards'])(
    'serves the copy of the last change when the registry is deleted before the first request: %s',
    async (which) => {
      await registered();
      await release('1.1.0');
      const written = s3.objects.get('registry.json');
      s3.objects.delete('registry.json');
      if (which !== 'a running gateway') url = await startGateway();
      await untilRegistered('1.1.0');
      expect(complaint).toHaveBeenCalledWith(expect.stringContaining('registry.json is gone'));
      if (written) s3.objects.set('registry.json', written);
      await release('1.2.0');
      await untilRegistered('1.2.0');
    },
    15_000,
  );

  it('serves the last good registry when a corrupt one is written, also after a restart', async () => {
    await registered();
    s3.objects.set('registry.json', Buffer.from('{"remotes":'));
    const isNoticed = () =>
      complaint.mock.calls.some(([message]) => String(message).includes('registry.json is garbage'));
    while (!isNoticed()) expect(await registered()).toEqual(['1.0.0']);
    expect(await registered()).toEqual(['1.0.0']);
    url = await startGateway();
    expect(await registered()).toEqual(['1.0.0']);
  });
});
