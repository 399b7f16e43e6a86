import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { S3Store, StoredObject } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';
import { registryFromStore } from './registryFromStore.js';

let folder: string;
let now: number;
let clock: jest.SpyInstance;

beforeEach(() => {
  folder = temporaryFolder();
  now = 0;
  clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  clock.mockRestore();
  rmSync(folder, { recursive: true, force: true });
});

/** A store that records its requests. */
function countingStore() {
  const requests: string[] = [];
  let stored: StoredObject = { bytes: Buffer.from('{"remotes":[1]}'), tag: '1' };
  const store = {
    place: 's3://portal',
    async read() {
      requests.push('read');
      return stored;
    },
    async readIfOther(_key: string, tag: string) {
      requests.push(`if not ${tag}`);
      return tag === stored.tag ? ('unchanged' as const) : stored;
    },
  } satisfies Partial<S3Store>;
  const change = (text: string, tag: string) => {
    stored = { bytes: Buffer.from(text), tag };
  };
  return { store: store as Partial<S3Store> as S3Store, requests, change };
}

describe('a registry in a remote store', () => {
  it('is requested at most once a second, and sent only when it changed', async () => {
    const { store, requests, change } = countingStore();
    const { read, waitForNextPoll } = registryFromStore(store, join(folder, 'registry.json'));
    await Promise.all(Array.from({ length: 50 }, read));
    expect(requests).toEqual(['read']);

    change('{"remotes":[2]}', '2');
    now = 999;
    expect(await read()).toBe('{"remotes":[1]}');
    now = 1000;
    expect(await read()).toBe('{"remotes":[2]}');
    // A page doesn't wait for the copy on the disk, which may be slow.
    await waitForNextPoll();
    now = 2000;
    await Promise.all([read(), read(), read()]);
    expect(requests).toEqual(['read', 'if not 1', 'if not 2']);
  });
});
