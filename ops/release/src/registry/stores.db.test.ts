import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/builtRemote.js';
import { type StandInS3, startStandInS3 } from '../testing/standInS3.js';
import { diskStore } from './diskStore.js';
import type { ObjectStore } from './objectStore.js';
import { s3Store } from './s3Store.js';
import { s3StoreFrom, storeFrom } from './storeFrom.js';

const bytes = (text: string) => Buffer.from(text);

let folder: string;
let s3: StandInS3;

beforeEach(async () => {
  folder = temporaryFolder();
  s3 = await startStandInS3();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.stop();
});

describe.each([
  ['a folder', () => diskStore(folder)],
  ['an S3-compatible store', () => storeFrom(s3.env, folder)],
])('a store in %s', (_where, open: () => ObjectStore) => {
  const key = 'releases/mf-news/1.0.0+a@b/chunks/page one.js';
  let store: ObjectStore;
  beforeEach(() => {
    store = open();
  });

  it('returns written bytes unchanged', async () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
    expect(await store.read(key)).toBeNull();
    expect(await store.write(key, all, 'nothing')).toBe(true);
    expect((await store.read(key))?.bytes.equals(all)).toBe(true);
    expect(await store.write('empty', Buffer.of(), 'nothing')).toBe(true);
    expect((await store.read('empty'))?.bytes.length).toBe(0);
  });

  it('does not overwrite an unexpected object', async () => {
    await store.write(key, bytes('first'), 'nothing');
    expect(await store.write(key, bytes('second'), 'nothing')).toBe(false);
    const first = await store.read(key);
    expect(await store.write(key, bytes('second'), first ?? 'nothing')).toBe(true);
    expect(await store.write(key, bytes('third'), first ?? 'nothing')).toBe(false);
    expect((await store.read(key))?.bytes.toString()).toBe('second');
  });

  it('does not write when the expected object was deleted', async () => {
    await store.write(key, bytes('first'), 'nothing');
    const first = await store.read(key);
    await store.remove(key);
    await store.remove(key);
    expect(await store.write(key, bytes('second'), first ?? 'nothing')).toBe(false);
    expect(await store.read(key)).toBeNull();
  });

  it('accepts one of several concurrent writers', async () => {
    await store.write('count', bytes('0'), 'nothing');
    const add = async () => {
      for (;;) {
        const stored = await store.read('count');
        if (!stored) throw new Error('it is gone');
        if (await store.write('count', bytes(String(Number(stored.bytes) + 1)), stored)) return;
      }
    };
    await Promise.all(Array.from({ length: 12 }, add));
    expect((await store.read('count'))?.bytes.toString()).toBe('12');
  });
});

describe('a folder', () => {
  it.each(['nothing', 'replaced'])(
    'keeps no part of a file that a full disk cut off (%s)',
    async (expected) => {
      const store = diskStore(folder);
      await store.write('registry.json', bytes('1'), 'nothing');
      const before = readdirSync(folder);
      const [key, stored] =
        expected === 'nothing'
          ? (['other.json', 'nothing'] as const)
          : (['registry.json', (await store.read('registry.json')) ?? 'nothing'] as const);
      const written = jest.spyOn(files, 'writeFile').mockImplementation(async (path) => {
        writeFileSync(String(path), '{');
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      });
      await expect(store.write(key, bytes('2'), stored)).rejects.toThrow('no space left');
      written.mockRestore();
      expect(readdirSync(folder)).toEqual(before);
    },
  );

  it('is written although a killed process left a lock', async () => {
    const store = diskStore(folder);
    await store.write('registry.json', bytes('1'), 'nothing');
    const left = join(folder, 'registry.json.lock');
    const longAgo = new Date(Date.now() - 60_000);
    mkdirSync(left);
    utimesSync(left, longAgo, longAgo);
    const stored = await store.read('registry.json');
    expect(await store.write('registry.json', bytes('2'), stored ?? 'nothing')).toBe(true);
  });
});

describe('an S3-compatible store', () => {
  it.each([500, 503, 429, 409])('is retried after %d', async (status) => {
    const store = storeFrom(s3.env, folder);
    s3.faults.push(status, status);
    expect(await store.write('registry.json', bytes('{}'), 'nothing')).toBe(true);
    s3.faults.push(status);
    expect((await store.read('registry.json'))?.bytes.toString()).toBe('{}');
  });

  it('fails the precondition of a writer whose response was lost', async () => {
    const store = storeFrom(s3.env, folder);
    s3.faults.push('lost');
    expect(await store.write('registry.json', bytes('{}'), 'nothing')).toBe(false);
    expect((await store.read('registry.json'))?.bytes.toString()).toBe('{}');
  });

  it('that is silent or broken is an outage, reported in one sentence', async () => {
    const place = {
      ...{ endpoint: s3.env.S3_ENDPOINT ?? '', region: 'eu-west-1', bucket: 'portal', prefix: 'releases/' },
      ...{ accessKeyId: 'tester', secretAccessKey: 'not/a+secret', timeoutMs: 50 },
    };
    s3.faults.push('silence', 'silence', 'silence', 'silence');
    await expect(s3Store(place).read('registry.json')).rejects.toThrow(
      's3://portal/releases cannot be reached at',
    );
    s3.faults.push(500, 500, 500, 500);
    await expect(s3Store({ ...place, timeoutMs: 10_000 }).read('registry.json')).rejects.toThrow(
      '(500 InternalError): try again',
    );
    await s3.stop();
    await expect(s3Store(place).read('registry.json')).rejects.toThrow('try again');
    s3 = await startStandInS3();
  });

  it('with another secret refuses, and the message lists the relevant settings', async () => {
    const store = storeFrom({ ...s3.env, S3_SECRET_ACCESS_KEY: 'other' }, folder);
    await expect(store.read('registry.json')).rejects.toThrow(
      '(403 SignatureDoesNotMatch): see RELEASES_URL',
    );
    await expect(store.write('a', bytes('1'), 'nothing')).rejects.toThrow('refuses');
    expect(s3.request).toEqual([]);
  });

  it('sends an unchanged object once', async () => {
    const store = s3StoreFrom(s3.env);
    await store?.write('registry.json', bytes('{}'), 'nothing');
    const stored = await store?.read('registry.json');
    expect(await store?.readIfOther('registry.json', stored?.tag ?? '')).toBe('unchanged');
    expect(await store?.readIfOther('registry.json', '"other"')).toEqual(stored);
  });

  it.each([
    [{ RELEASES_URL: '/srv/releases' }, 'must look like s3://bucket/prefix'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be'],
    [{ S3_ENDPOINT: 's3.example.com' }, 'must look like https://s3.example.com'],
  ])('is refused with settings such as %j', (wrong, sentence) => {
    expect(() => storeFrom({ ...s3.env, ...wrong }, folder)).toThrow(sentence);
  });
});
