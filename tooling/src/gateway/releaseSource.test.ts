import { readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@euro/platform/manifest';
import type { Manifest as FederationManifest } from '@module-federation/sdk';
import { s3StoreFrom } from '../registry/index.js';
import type { S3Store } from '../registry/s3Store.js';
import { canary, prune, publish } from '../release/verbs/index.js';
import { addNewsRemote, addShell, temporaryFolder } from '../testing/builtRemote.js';
import { type StandInS3, startStandInS3 } from '../testing/standInS3.js';
import { createGateway } from './gateway.js';

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

/** Asks until the registry tells that; the store is asked once a second. */
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

  it('has a new release with a later page, and leaves out what is tried by some from the preloads', async () => {
    expect(await (await get('/news')).text()).toContain(`${fileOf('1.0.0')}" integrity`);
    await release('1.1.0');
    await untilRegistered('1.1.0');
    expect(await (await get(fileOf('1.1.0'))).text()).toBe("'1.1.0';");
    expect(await (await get(fileOf('1.0.0'))).text()).toBe("'1.0.0';");
    await canary(store, 'mf-news', '1.1.0', 10);
    await untilRegistered('1.0.0');
    expect(await (await get('/news')).text()).not.toContain('remoteEntry.js" integrity');
  });

  it('leads other hosts to the files of the release that is active, also while the store is away', async () => {
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

  it('keeps to itself who changed what', async () => {
    expect(s3.objects.get('registry.json')?.toString()).toContain('"changes"');
    expect(await (await get('/registry.json')).text()).not.toContain('"changes"');
    expect((await get('/remotes/mf-news/history.jsonl')).status).toBe(404);
  });

  it('asks for each file once and for the registry now and then, however many pages there are', async () => {
    await Promise.all(Array.from({ length: 30 }, () => get('/news')));
    await Promise.all(Array.from({ length: 30 }, () => get(fileOf('1.0.0'))));
    await get(fileOf('1.0.0'));
    const files = s3.asked.filter(
      (asked) => asked.startsWith('GET releases/') && asked.endsWith('remoteEntry.js'),
    );
    expect(files).toEqual(['GET releases/mf-news/1.0.0/remoteEntry.js']);
    const registryReads = s3.asked.filter((asked) => asked === 'GET registry.json').length;
    expect(registryReads).toBeLessThan(30);
  });

  it('goes on with what it has when the store is away, also when it is started then', async () => {
    await registered();
    await get(fileOf('1.0.0'));
    await get(fileOf('1.0.0', 'chunks/page.1234abcd.js'));
    s3.faults.push(...Array.from({ length: 1000 }, () => 500));
    for (const address of [url, await startGateway()]) {
      url = address;
      expect(await registered()).toEqual(['1.0.0']);
      expect((await get('/news')).status).toBe(200);
      expect(await (await get(fileOf('1.0.0'))).text()).toBe("'1.0.0';");
      // Has no compressed twin, which cannot be asked after now.
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

  it('does not tell of an empty portal when the store is away and nothing was ever read of it', async () => {
    s3.faults.push(...Array.from({ length: 1000 }, () => 500));
    expect((await get('/registry.json')).status).toBe(503);
    const page = await get('/news');
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining('id="registry"')]);
  });

  it.each([null, '{"remotes":', '{}'])(
    'goes on with what was kept when the registry is broken from the start: %j',
    async (garbage) => {
      if (garbage === null) s3.objects.delete('registry.json');
      else s3.objects.set('registry.json', Buffer.from(garbage));
      expect(await registered()).toEqual(['1.0.0']);
      expect((await get('/news')).status).toBe(200);
      expect(complaint).toHaveBeenCalledWith(expect.stringContaining('the last good one is served'));

      // The next release brings it back to its place, with what was in it.
      if (garbage !== null) s3.objects.delete('registry.json');
      await release('1.1.0', { hold: true });
      expect(s3.objects.get('registry.json')?.toString()).toContain('"1.0.0"');
    },
  );

  it('is empty where nothing was ever released', async () => {
    s3.objects.clear();
    expect(await registered()).toEqual([]);
  });

  it('waits for nobody when the store is silent', async () => {
    await registered();
    s3.faults.push('silence');
    // Until the silent question was asked, and once more while it hangs.
    while (s3.faults.length > 0) expect(await registered()).toEqual(['1.0.0']);
    expect(await registered()).toEqual(['1.0.0']);
  });

  it('asks the store for no version that nobody released, however many a stranger makes up', async () => {
    await release('1.1.0', { hold: true });
    await registered();
    await get(fileOf('1.0.0'));
    s3.asked.length = 0;
    const made = Array.from({ length: 40 }, (_, index) => fileOf(`1.0.0-made-up-${index}`));
    const others = Array.from(
      { length: 40 },
      (_, index) => `/remotes/mf-made-up-${index}/1.0.0/remoteEntry.js`,
    );
    const answers = await Promise.all([...made, ...others].map(get));
    expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
    expect(s3.asked.filter((asked) => asked !== 'GET registry.json')).toEqual([]);
    expect(s3.asked.length).toBeLessThan(5);

    // One that is only held is known, and may be looked at.
    expect(await (await get(fileOf('1.1.0'))).text()).toBe("'1.1.0';");
  });

  it('has the files of a release that another gateway told of a moment ago', async () => {
    await get(fileOf('1.0.0'));
    await untilRegistered('1.0.0');
    await release('1.1.0');
    expect(await (await get(fileOf('1.1.0'))).text()).toBe("'1.1.0';");
  });

  it('knows a release from the moment it is in the registry, and old ones as long as they are stored', async () => {
    await release('1.1.0');
    await untilRegistered('1.1.0');
    s3.objects.set('history/mf-news.jsonl', Buffer.of());
    expect((await get(fileOf('1.1.0'))).status).toBe(200);
    expect((await get(fileOf('1.0.0'))).status).toBe(200);
  });

  it('does not keep what was deleted from the store', async () => {
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

  it('takes no bytes but those that were recorded', async () => {
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

  it.each(['a gateway that runs', 'one that is started then'])(
    'goes on with the registry of the last change when it is gone before anybody asked: %s',
    async (which) => {
      await registered();
      await release('1.1.0');
      const written = s3.objects.get('registry.json');
      s3.objects.delete('registry.json');
      if (which !== 'a gateway that runs') url = await startGateway();
      await untilRegistered('1.1.0');
      expect(complaint).toHaveBeenCalledWith(expect.stringContaining('registry.json is gone'));
      if (written) s3.objects.set('registry.json', written);
      await release('1.2.0');
      await untilRegistered('1.2.0');
    },
    15_000,
  );

  it('serves the last good registry when garbage is written, also when it is started then', async () => {
    await registered();
    s3.objects.set('registry.json', Buffer.from('{"remotes":'));
    const isNoticed = () =>
      complaint.mock.calls.some(([said]) => String(said).includes('registry.json is garbage'));
    while (!isNoticed()) expect(await registered()).toEqual(['1.0.0']);
    expect(await registered()).toEqual(['1.0.0']);
    url = await startGateway();
    expect(await registered()).toEqual(['1.0.0']);
  });
});
