import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '@euro/platform/manifest';
import { diskStore, type ObjectStore, publish, remove, s3StoreFrom } from '@euro/release';
import { addNewsRemote, type StandInS3, startStandInS3, temporaryFolder } from '@euro/release/testing';
import { releasesToChoose, workingRegistry } from './workingRegistry.js';

let folder: string;
let s3: StandInS3;
beforeEach(async () => {
  folder = temporaryFolder();
  s3 = await startStandInS3();
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

function storeOf(kind: string): ObjectStore {
  const store = kind === 'disk' ? diskStore(join(folder, '.data')) : s3StoreFrom(s3.env);
  if (!store) throw new Error('there is no store');
  return store;
}

async function release(store: ObjectStore, version: string, options = {}): Promise<void> {
  addNewsRemote(folder, { version, code: `'${version}';` });
  await publish(store, join(folder, 'mf-news/dist'), 'mf-news', options);
}

describe.each(['disk', 'S3-compatible store'])('the releases that the dev panel lists of a %s', (kind) => {
  it('are all stored ones, including inactive ones and those of a removed remote', async () => {
    const store = storeOf(kind);
    expect(await releasesToChoose(store)).toEqual({});
    await release(store, '1.0.0');
    await release(store, '1.1.0', { hold: true });
    expect(await releasesToChoose(store)).toEqual({ 'mf-news': ['1.0.0', '1.1.0'] });
    await remove(store, 'mf-news');
    expect(await releasesToChoose(store)).toEqual({ 'mf-news': ['1.0.0', '1.1.0'] });
  });

  it('can be made to fail', async () => {
    const store = storeOf(kind);
    await release(store, '1.0.0');
    const registry = workingRegistry(store);
    expect(await registry.simulate('mf-news', '1.0.0', 'mount-throws')).toBe(true);
    expect(await registry.simulate('mf-news', '9.9.9', 'mount-throws')).toBe(false);
    const { text } = registry.over({ text: '{"remotes":[]}', entries: [] });
    const { remotes } = JSON.parse(text) as { readonly remotes: readonly RegistryEntry[] };
    expect(remotes.map(({ active }) => active.manifest.version)).toEqual(['fault-mount-throws']);
  });
});
