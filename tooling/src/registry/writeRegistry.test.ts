import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registryEntry } from '@euro/platform/manifest';
import { addNewsRemote, temporaryFolder } from '../testing/builtRemote.js';
import { publishBuiltRemotes, writeRegistry } from './writeRegistry.js';

let workspace: string;
let dataDir: string;

beforeEach(() => {
  workspace = temporaryFolder();
  dataDir = join(workspace, '.data');
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const readRegistry = () => JSON.parse(readFileSync(join(dataDir, 'registry.json'), 'utf8')) as Registry;

describe('the registry', () => {
  it('takes in a remote that was added to the workspace, without being told', () => {
    expect(publishBuiltRemotes(workspace, dataDir).remotes).toEqual([]);
    addNewsRemote(workspace);
    publishBuiltRemotes(workspace, dataDir);
    const [entry] = readRegistry().remotes;
    expect(registryEntry.parse(entry).active).toMatchObject({
      base: '/remotes/mf-news/1.0.0-aaaa/',
      manifest: { name: 'mf-news', entry: 'remoteEntry.js' },
    });
    expect(existsSync(join(dataDir, 'releases/mf-news/1.0.0-aaaa/remoteEntry.js'))).toBe(true);
  });

  it('leaves out folders that are no remote, and remotes that are not built', () => {
    mkdirSync(join(workspace, 'mf-notes'));
    mkdirSync(join(workspace, 'mf-plans'));
    writeFileSync(join(workspace, 'mf-plans/remote.json'), '{}');
    expect(publishBuiltRemotes(workspace, dataDir).remotes).toEqual([]);
  });

  it('keeps earlier releases beside the one that is active', () => {
    addNewsRemote(workspace, { version: '1.0.0-aaaa' });
    publishBuiltRemotes(workspace, dataDir);
    addNewsRemote(workspace, { version: '1.0.0-bbbb' });
    publishBuiltRemotes(workspace, dataDir);
    expect(readdirSync(join(dataDir, 'releases/mf-news')).sort()).toEqual(['1.0.0-aaaa', '1.0.0-bbbb']);
    expect(readRegistry().remotes.map(({ active }) => active.manifest.version)).toEqual(['1.0.0-bbbb']);
  });

  it('never changes a release that was made', () => {
    addNewsRemote(workspace, { code: 'first' });
    publishBuiltRemotes(workspace, dataDir);
    addNewsRemote(workspace, { code: 'second' });
    publishBuiltRemotes(workspace, dataDir);
    expect(readFileSync(join(dataDir, 'releases/mf-news/1.0.0-aaaa/remoteEntry.js'), 'utf8')).toBe('first');
  });

  it('keeps a canary that is being tried, until it is what everybody gets', () => {
    addNewsRemote(workspace, { version: '2.0.0-cccc' });
    const tried = publishBuiltRemotes(workspace, dataDir).remotes.map(({ active }) => active);
    addNewsRemote(workspace, { version: '1.0.0-aaaa' });
    const [now] = publishBuiltRemotes(workspace, dataDir).remotes;
    if (!now || !tried[0]) throw new Error('nothing was published');
    writeRegistry(dataDir, { remotes: [{ ...now, canary: { percent: 5, release: tried[0] } }] });

    expect(publishBuiltRemotes(workspace, dataDir).remotes[0]?.canary?.percent).toBe(5);
    addNewsRemote(workspace, { version: '2.0.0-cccc' });
    expect(publishBuiltRemotes(workspace, dataDir).remotes[0]?.canary).toBeUndefined();
  });

  it('leaves no half-written file behind', () => {
    addNewsRemote(workspace);
    publishBuiltRemotes(workspace, dataDir);
    expect(readdirSync(dataDir).sort()).toEqual(['registry.json', 'releases']);
  });
});
