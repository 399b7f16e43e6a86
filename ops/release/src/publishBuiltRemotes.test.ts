import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registryEntry } from '@euro/platform/manifest';
import { publishBuiltRemotes } from './publishBuiltRemotes.js';
import { diskStore } from './registry/index.js';
import { addNewsRemote, temporaryFolder } from './testing/builtRemote.js';
import { activate, canary, publish, remove, rollback } from './verbs/index.js';

let workspace: string;
let dataDir: string;
let store: ReturnType<typeof diskStore>;

beforeEach(() => {
  workspace = temporaryFolder();
  dataDir = join(workspace, '.data');
  store = diskStore(dataDir);
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const readRegistry = () => JSON.parse(readFileSync(join(dataDir, 'registry.json'), 'utf8')) as Registry;
const active = () => readRegistry().remotes.map((entry) => entry.active.manifest.version);

const route = (path: string) => ({ path, title: { nl: 'Pagina', en: 'Page' }, access: 'open' });

/** Changes what a built remote says of itself. */
function declare(name: string, changes: object): void {
  const file = join(workspace, name, 'dist/manifest.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }));
}

/** The registry and what was kept of it. */
function loseRegistry(): void {
  rmSync(join(dataDir, 'registry.json'));
  rmSync(join(dataDir, 'registry.last.json'));
}

/** Another remote, in a folder that no portal looks into. */
function builtSports(): string {
  addNewsRemote(join(workspace, 'elsewhere'), { name: 'mf-sports', version: '1.0.0-aaaa' });
  return join(workspace, 'elsewhere/mf-sports/dist');
}

async function startWith(version: string, code = `var mf_news = '${version}';`) {
  addNewsRemote(workspace, { version, code });
  return publishBuiltRemotes(workspace, store);
}

describe('a portal that starts', () => {
  it('publishes a remote that was added to the workspace automatically', async () => {
    await publishBuiltRemotes(workspace, store);
    expect(existsSync(dataDir)).toBe(false);
    expect(await startWith('1.0.0-aaaa')).toEqual([]);
    const [entry] = readRegistry().remotes;
    expect(registryEntry.parse(entry).active).toMatchObject({
      base: '/remotes/mf-news/1.0.0-aaaa/',
      manifest: { name: 'mf-news', entry: 'remoteEntry.js' },
    });
    expect(existsSync(join(dataDir, 'releases/mf-news/1.0.0-aaaa/remoteEntry.js'))).toBe(true);
  });

  it('skips folders that are no remote, and remotes that are not built', async () => {
    mkdirSync(join(workspace, 'mf-notes'));
    mkdirSync(join(workspace, 'mf-plans'));
    writeFileSync(join(workspace, 'mf-plans/remote.json'), '{}');
    expect(await publishBuiltRemotes(workspace, store)).toEqual([]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('retains earlier releases beside the active one', async () => {
    await startWith('1.0.0-aaaa');
    await startWith('1.0.0-bbbb');
    expect(readdirSync(join(dataDir, 'releases/mf-news')).sort()).toEqual(['1.0.0-aaaa', '1.0.0-bbbb']);
    expect(active()).toEqual(['1.0.0-bbbb']);
  });

  it('never changes an existing release, and reports it', async () => {
    await startWith('1.0.0-aaaa', 'var first;');
    loseRegistry();
    const [problem] = await startWith('1.0.0-aaaa', 'var second;');
    expect(problem?.sentence).toContain('stored with other bytes already');
    expect(readFileSync(join(dataDir, 'releases/mf-news/1.0.0-aaaa/remoteEntry.js'), 'utf8')).toBe(
      'var first;',
    );
  });

  it('does not change a rollback, an older release or a canary', async () => {
    await startWith('1.0.0-aaaa');
    await startWith('1.0.0-bbbb');
    await rollback(store, 'mf-news');
    await startWith('1.0.0-bbbb');
    expect(active()).toEqual(['1.0.0-aaaa']);

    await activate(store, 'mf-news', '1.0.0-bbbb');
    await activate(store, 'mf-news', '1.0.0-aaaa');
    await startWith('1.0.0-bbbb');
    expect(active()).toEqual(['1.0.0-aaaa']);

    await canary(store, 'mf-news', '1.0.0-bbbb', 5);
    await startWith('1.0.0-bbbb');
    expect(readRegistry().remotes[0]?.canary?.percent).toBe(5);
  });

  it('activates a new build for all, and ends a canary for it', async () => {
    await startWith('1.0.0-aaaa');
    await startWith('1.0.0-bbbb');
    await canary(store, 'mf-news', '1.0.0-bbbb', 5);
    await startWith('1.0.0-cccc');
    expect(active()).toEqual(['1.0.0-cccc']);
    expect(readRegistry().remotes[0]?.canary).toBeUndefined();
  });

  it('does not restore a removed remote, and restores a lost entry', async () => {
    await startWith('1.0.0-aaaa');
    loseRegistry();
    await startWith('1.0.0-aaaa');
    expect(active()).toEqual(['1.0.0-aaaa']);
    await remove(store, 'mf-news');
    await startWith('1.0.0-aaaa');
    expect(active()).toEqual([]);
  });

  it('restores a lost registry, with a rollback, a canary and the remotes of others', async () => {
    await startWith('1.0.0-aaaa');
    await startWith('1.0.0-bbbb');
    await canary(store, 'mf-news', '1.0.0-bbbb', 5);
    const before = readRegistry();
    rmSync(join(dataDir, 'registry.json'));
    expect(await startWith('1.0.0-bbbb')).toEqual([]);
    expect(readRegistry()).toEqual(before);

    rmSync(join(dataDir, 'registry.json'));
    await publish(store, builtSports(), 'mf-sports');
    expect(readRegistry().remotes.map(({ name }) => name)).toEqual(['mf-news', 'mf-sports']);
  });

  it.each(['/news/:item/notes', 'embed'])(
    'skips a remote that claims names of another one: %s',
    async (claim) => {
      const panel = { id: 'news/panel@1', title: { nl: 'Nieuws', en: 'News' } };
      addNewsRemote(workspace);
      declare('mf-news', { embeds: [panel] });
      addNewsRemote(workspace, { name: 'mf-paper' });
      declare('mf-paper', claim === 'embed' ? { embeds: [panel] } : { routes: [route(claim)] });

      const problems = await publishBuiltRemotes(workspace, store);
      const what = claim === 'embed' ? panel.id : claim;
      expect(problems.map(({ sentence }) => sentence)).toEqual([
        expect.stringContaining(`mf-paper claims ${what}, which mf-news has`),
      ]);
      expect(readRegistry().remotes.map(({ name }) => name)).toEqual(['mf-news']);
      expect(readdirSync(join(dataDir, 'releases'))).toEqual(['mf-news']);
    },
  );

  it('moves a page from one remote to another in one step, in any order', async () => {
    addNewsRemote(workspace);
    addNewsRemote(workspace, { name: 'mf-paper' });
    declare('mf-paper', { routes: [route('/crossword')] });
    await publishBuiltRemotes(workspace, store);
    declare('mf-news', { version: '1.1.0', routes: [route('/news'), route('/crossword')] });
    declare('mf-paper', { version: '1.1.0', routes: [route('/paper')] });
    expect(await publishBuiltRemotes(workspace, store)).toEqual([]);
    expect(active()).toEqual(['1.1.0', '1.1.0']);
  });

  it('continues without a build that cannot be released', async () => {
    const problems = await startWith('1.0.0-aaaa', 'eval("1");');
    expect(problems.map(({ code }) => code)).toEqual(['evaluates-text']);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each(['{"remotes":', '[]', '{}', 'null', ''])(
    'continues when the registry is invalid: %j',
    async (garbage) => {
      await startWith('1.0.0-aaaa');
      writeFileSync(join(dataDir, 'registry.json'), garbage);
      const problems = await startWith('1.0.0-bbbb');
      expect(problems.map(({ sentence }) => sentence)).toEqual([
        `registry.json in ${dataDir} is garbage: put it right, or take it away, and the next command begins with what it said last.`,
      ]);
      expect(readFileSync(join(dataDir, 'registry.json'), 'utf8')).toBe(garbage);
    },
  );

  it('leaves no half-written file behind', async () => {
    await startWith('1.0.0-aaaa');
    expect(readdirSync(dataDir).sort()).toEqual([
      'history',
      'registry.json',
      'registry.last.json',
      'releases',
    ]);
    expect(readdirSync(join(dataDir, 'history'))).toEqual(['mf-news.jsonl']);
    expect(readdirSync(join(dataDir, 'releases/mf-news/1.0.0-aaaa')).sort()).toEqual([
      '@mf-types.d.ts',
      '@mf-types.zip',
      'chunks',
      'manifest.json',
      'mf-manifest.json',
      'release.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
      'sbom.json',
    ]);
  });
});
