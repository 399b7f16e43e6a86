import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredObject } from '../registry/objectStore.js';
import type { S3Store } from '../registry/s3Store.js';
import { temporaryFolder } from '../testing/builtRemote.js';
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

/** A store that counts what it is asked. */
function countingStore() {
  const asked: string[] = [];
  let stored: StoredObject = { bytes: Buffer.from('{"remotes":[1]}'), tag: '1' };
  const store = {
    place: 's3://portal',
    async read() {
      asked.push('read');
      return stored;
    },
    async readIfOther(_key: string, tag: string) {
      asked.push(`if not ${tag}`);
      return tag === stored.tag ? ('unchanged' as const) : stored;
    },
  } satisfies Partial<S3Store>;
  const change = (text: string, tag: string) => {
    stored = { bytes: Buffer.from(text), tag };
  };
  return { store: store as Partial<S3Store> as S3Store, asked, change };
}

describe('a registry far away', () => {
  it('is asked for at most once a second, and sent only when it changed', async () => {
    const { store, asked, change } = countingStore();
    const { read } = registryFromStore(store, join(folder, 'registry.json'));
    await Promise.all(Array.from({ length: 50 }, read));
    expect(asked).toEqual(['read']);

    change('{"remotes":[2]}', '2');
    now = 999;
    expect(await read()).toBe('{"remotes":[1]}');
    now = 1000;
    expect(await read()).toBe('{"remotes":[2]}');
    now = 2000;
    await Promise.all([read(), read(), read()]);
    expect(asked).toEqual(['read', 'if not 1', 'if not 2']);
  });
});
