import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@euro/platform/manifest';
import { describeChange, describeList } from '../describe.js';
import { integrityOf } from '../registry/build.js';
import { diskStore, type ObjectStore, storeFrom } from '../registry/index.js';
import { addNewsRemote, temporaryFolder } from '../testing/builtRemote.js';
import { exampleBill } from '../testing/exampleBill.js';
import { type StandInS3, startStandInS3 } from '../testing/standInS3.js';
import { activate, canary, list, type Outcome, prune, publish, remove, rollback, verify } from './index.js';

let workspace: string;
let s3: StandInS3;
let store: ObjectStore;

beforeEach(async () => {
  workspace = temporaryFolder();
  s3 = await startStandInS3();
});
afterEach(async () => {
  rmSync(workspace, { recursive: true, force: true });
  await s3.stop();
});

/** Builds a version and publishes it. */
function release(version: string, options: Parameters<typeof publish>[3] = {}, code = `'${version}';`) {
  addNewsRemote(workspace, { version, code });
  return publish(store, join(workspace, 'mf-news/dist'), 'mf-news', options);
}

async function registry(): Promise<Registry> {
  const stored = await store.read('registry.json');
  return JSON.parse(stored?.bytes.toString() ?? '{"remotes":[]}') as Registry;
}

/** `1.0.0`, or with a canary `1.0.0 | 10 % 1.1.0`. */
async function standing(): Promise<string> {
  const [entry] = (await registry()).remotes;
  if (!entry) return 'nothing';
  const { active, canary: tried } = entry;
  return [active.manifest.version, tried && `${tried.percent} % ${tried.release.manifest.version}`]
    .filter(Boolean)
    .join(' | ');
}

const sentencesOf = (outcome: Outcome): string => {
  if ('problems' in outcome) return outcome.problems.map(({ sentence }) => sentence).join('\n');
  return 'nothing' in outcome ? outcome.nothing : describeChange('mf-news', outcome.change);
};
const code = (outcome: Outcome) => ('problems' in outcome ? outcome.problems[0]?.code : 'done');

describe.each([
  ['a folder', () => diskStore(join(workspace, '.data'))],
  ['an S3-compatible store', () => storeFrom(s3.env, workspace)],
])('with releases in %s', (_where, open: () => ObjectStore) => {
  beforeEach(() => {
    store = open();
  });

  it('a release is published, tried, activated for all and rolled back', async () => {
    expect(sentencesOf(await release('1.0.0'))).toBe('Everybody gets mf-news 1.0.0 now.');
    expect(sentencesOf(await release('1.1.0', { hold: true }))).toContain(
      'mf-news 1.1.0 is stored; nobody gets it yet.',
    );
    expect(await standing()).toBe('1.0.0');
    expect(sentencesOf(await canary(store, 'mf-news', '1.1', 10))).toBe(
      '10 % of the browsers try mf-news 1.1.0, the others get 1.0.0.',
    );
    expect(await standing()).toBe('1.0.0 | 10 % 1.1.0');
    await canary(store, 'mf-news', '1.1.0', 50);
    expect(await standing()).toBe('1.0.0 | 50 % 1.1.0');
    expect(sentencesOf(await activate(store, 'mf-news', '1.1.0'))).toBe(
      'Everybody gets mf-news 1.1.0 now, instead of 1.0.0.',
    );
    expect(await standing()).toBe('1.1.0');
    expect(sentencesOf(await rollback(store, 'mf-news'))).toBe(
      'Everybody gets mf-news 1.0.0 again, instead of 1.1.0.',
    );
    expect(await standing()).toBe('1.0.0');
  });

  it('everything is read back as it was stored, and a missing object is reported', async () => {
    await release('1.0.0');
    await release('1.1.0');
    await canary(store, 'mf-news', '1.0.0', 5);
    expect(await verify(store)).toMatchObject({ releases: 2, problems: [] });
    const key = 'releases/mf-news/1.1.0/remoteEntry.js';
    const stored = await store.read(key);
    await store.write(key, Buffer.from('evil'), stored ?? 'nothing');
    await store.remove('releases/mf-news/1.0.0/chunks/page.1234abcd.js');
    expect((await verify(store)).problems.map(({ sentence }) => sentence).sort()).toEqual([
      expect.stringContaining('mf-news 1.0.0: chunks/page.1234abcd.js is missing'),
      expect.stringContaining('mf-news 1.1.0: remoteEntry.js has other bytes than were stored'),
    ]);
  });

  it('old releases are deleted, except those in use or available for a rollback', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await release(version);
    await canary(store, 'mf-news', '1.0.0', 5);
    expect(sentencesOf(await prune(store, 'mf-news', 1))).toBe('Deleted of mf-news: 1.1.0.');
    expect(sentencesOf(await prune(store, 'mf-news', 0))).toBe('Deleted of mf-news: 1.2.0.');
    expect(code(await prune(store, 'mf-news', 0))).toBe('done');
    expect(await store.read('releases/mf-news/1.1.0/release.json')).toBeNull();
    expect(await store.read('releases/mf-news/1.1.0/remoteEntry.js')).toBeNull();
    expect((await verify(store)).problems).toEqual([]);
    const [remote] = await list(store, 'mf-news');
    expect(remote?.releases.map(({ version }) => version)).toEqual(['1.4.0', '1.3.0', '1.0.0']);
    expect(code(await activate(store, 'mf-news', '1.1.0'))).toBe('version-unknown');
    await rollback(store, 'mf-news');
    await rollback(store, 'mf-news');
    expect(await standing()).toBe('1.3.0');
    expect(sentencesOf(await release('1.1.0'))).toBe('Everybody gets mf-news 1.1.0 now, instead of 1.3.0.');
    await prune(store, 'mf-news', 1);
    expect(await store.read('releases/mf-news/1.1.0/release.json')).not.toBeNull();
  });
});

describe('a change whose response is lost', () => {
  it.each(['PUT registry.json', 'PUT history/mf-news.jsonl', 'PUT releases/mf-news/1.1.0/release.json'])(
    'is made once (%s)',
    async (on) => {
      store = storeFrom(s3.env, workspace);
      await release('1.0.0');
      s3.faults.push({ on, fault: 'lost' });
      expect(sentencesOf(await release('1.1.0'))).toBe('Everybody gets mf-news 1.1.0 now, instead of 1.0.0.');
      expect(s3.faults).toEqual([]);
      expect(sentencesOf(await rollback(store, 'mf-news'))).toBe(
        'Everybody gets mf-news 1.0.0 again, instead of 1.1.0.',
      );
      const [remote] = await list(store, 'mf-news');
      expect(remote?.history.map(({ what }) => what)).toEqual(['rollback', 'publish', 'publish']);
    },
  );

  it('is added to the history by the next one when its process died in between', async () => {
    store = storeFrom(s3.env, workspace);
    await release('1.0.0');
    const history = s3.objects.get('history/mf-news.jsonl');
    await release('1.1.0');
    s3.objects.set('history/mf-news.jsonl', history ?? Buffer.of());
    expect(sentencesOf(await rollback(store, 'mf-news'))).toContain('Everybody gets mf-news 1.0.0 again');
    const [remote] = await list(store, 'mf-news');
    expect(remote?.history.map(({ what }) => what)).toEqual(['rollback', 'publish', 'publish']);
  });
});

describe('a release', () => {
  beforeEach(() => {
    store = diskStore(join(workspace, '.data'));
  });

  it('that is published again with the same bytes changes nothing', async () => {
    await release('1.0.0');
    expect(sentencesOf(await release('1.0.0'))).toBe(
      'mf-news 1.0.0 is what everybody gets already: nothing to do.',
    );
    await release('1.1.0');
    const before = await registry();
    expect(sentencesOf(await release('1.0.0'))).toContain(
      'stored already, with the same bytes: nothing to do.',
    );
    expect(await registry()).toEqual(before);
  });

  it('that is published again with other bytes is refused', async () => {
    await release('1.0.0');
    const again = await release('1.0.0', {}, 'var other;');
    expect([code(again), sentencesOf(again)]).toEqual([
      'other-bytes',
      expect.stringContaining('raise the version'),
    ]);
  });

  it('that was interrupted is completed by publishing it again', async () => {
    addNewsRemote(workspace, { version: '1.0.0', code: "'1.0.0';" });
    await store.write('releases/mf-news/1.0.0/remoteEntry.js', Buffer.from("'1.0.0';"), 'nothing');
    expect(code(await activate(store, 'mf-news', '1.0.0'))).toBe('version-unknown');
    expect(code(await release('1.0.0'))).toBe('done');
    expect((await verify(store)).problems).toEqual([]);
  });

  it('that is invalid is not stored at all', async () => {
    expect(code(await release('1.0.0', {}, 'eval("1")'))).toBe('evaluates-text');
    expect(await store.read('releases/mf-news/1.0.0/remoteEntry.js')).toBeNull();
    expect(code(await publish(store, join(workspace, 'mf-none/dist'), 'mf-none'))).toBe('not-built');
    expect(code(await publish(store, join(workspace, 'mf-news/dist'), 'mf-other'))).toBe('name-differs');
    writeFileSync(join(workspace, 'mf-news/dist/manifest.json'), '{"name":"mf-news"}');
    const invalid = await publish(store, join(workspace, 'mf-news/dist'), 'mf-news');
    expect([code(invalid), sentencesOf(invalid)]).toEqual([
      'manifest-invalid',
      expect.stringContaining('contract: '),
    ]);
  });

  it('whose deletion was interrupted is complete again when it is published again', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    const list = await store.read('releases/mf-news/1.0.0/release.json');
    await prune(store, 'mf-news', 0);
    await store.write('releases/mf-news/1.0.0/release.json', list?.bytes ?? Buffer.of(), 'nothing');
    expect(code(await release('1.0.0'))).toBe('done');
    expect(await verify(store)).toMatchObject({ releases: 1, problems: [] });
  });

  it('contains no link to other files, and has a version without a path', async () => {
    addNewsRemote(workspace, { version: '..', code: "'..';" });
    const dist = join(workspace, 'mf-news/dist');
    expect(code(await publish(store, dist, 'mf-news'))).toBe('manifest-invalid');
    addNewsRemote(workspace, { version: '1.0.0' });
    symlinkSync('/etc/hostname', join(dist, 'chunks/hostname.txt'));
    expect(sentencesOf(await publish(store, dist, 'mf-news'))).toBe(
      'chunks/hostname.txt in the build of mf-news is a link: a release holds files only.',
    );
  });

  it('that claims names of another remote is not activated, unless it is forced', async () => {
    await release('1.0.0');
    addNewsRemote(workspace, { name: 'mf-paper', version: '1.0.0', code: 'var mf_paper;' });
    const dist = join(workspace, 'mf-paper/dist');
    expect(code(await publish(store, dist, 'mf-paper'))).toBe('done');
    const manifest = readFileSync(join(dist, 'manifest.json'), 'utf8').replace('"1.0.0"', '"1.1.0"');
    writeFileSync(join(dist, 'manifest.json'), manifest.replace('/paper/:id/notes', '/news/:item/notes'));

    const greedy = await publish(store, dist, 'mf-paper');
    expect([code(greedy), sentencesOf(greedy)]).toEqual([
      'taken-from-other',
      expect.stringContaining('claims /news/:item/notes, which mf-news has'),
    ]);
    expect(code(await publish(store, dist, 'mf-paper', { hold: true }))).toBe('done');
    expect(code(await canary(store, 'mf-paper', '1.1.0', 10))).toBe('taken-from-other');
    expect(code(await activate(store, 'mf-paper', '1.1.0'))).toBe('taken-from-other');
    expect(code(await activate(store, 'mf-paper', '1.1.0', { force: true }))).toBe('done');
    expect(code(await rollback(store, 'mf-paper'))).toBe('done');
  });

  it('can be rolled back although a line of the history is corrupt', async () => {
    await release('1.0.0');
    await release('1.1.0');
    appendFileSync(join(workspace, '.data/history/mf-news.jsonl'), '<<<<<<< mine\n');
    expect(code(await rollback(store, 'mf-news'))).toBe('done');
    expect(await standing()).toBe('1.0.0');
  });

  it('that removes exports in use waits, or is forced and logged', async () => {
    await release('1.0.0');
    const { remotes } = await registry();
    const [news] = remotes;
    if (!news) throw new Error('nothing was published');
    const { base, manifest } = news.active;
    const panel = { id: 'news/panel@1', title: { nl: 'Nieuws', en: 'News' } };
    const offering = { name: 'mf-news', active: { base, manifest: { ...manifest, embeds: [panel] } } };
    const using = {
      name: 'mf-team',
      active: { base, manifest: { ...manifest, name: 'mf-team', routes: [], uses: [panel.id] } },
    };
    writeFileSync(join(workspace, '.data/registry.json'), JSON.stringify({ remotes: [offering, using] }));
    expect(sentencesOf(await release('1.1.0'))).toContain(
      'no longer offers news/panel@1, which mf-team shows',
    );
    expect(code(await release('1.1.0', { hold: true }))).toBe('done');
    expect(code(await activate(store, 'mf-news', '1.1.0'))).toBe('embed-still-used');
    await activate(store, 'mf-news', '1.1.0', { force: true, note: 'agreed' });
    const [remote] = await list(store, 'mf-news');
    expect(remote?.history[0]).toMatchObject({ what: 'activate', note: 'agreed, forced' });
  });

  it('ends a canary that was still running', async () => {
    await release('1.0.0');
    await release('1.1.0', { hold: true });
    await canary(store, 'mf-news', '1.1.0', 10);
    expect(sentencesOf(await release('1.2.0'))).toBe(
      'Everybody gets mf-news 1.2.0 now, instead of 1.0.0. The canary of 1.1.0 ended.',
    );
  });

  it('that grew by more than a fifth is published with a warning', async () => {
    await release('1.0.0', {}, 'var a;');
    const big = `var big=${JSON.stringify(Array.from({ length: 200 }, (_, at) => at * 7919))};`;
    expect(await release('1.1.0', {}, big)).toMatchObject({
      warnings: [expect.stringContaining('% bigger than')],
    });
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    store = diskStore(join(workspace, '.data'));
    await release('1.0.0');
  });

  it('of the active release serves the previous one to the others', async () => {
    await release('1.1.0');
    await canary(store, 'mf-news', '1.1.0', 10);
    expect(await standing()).toBe('1.0.0 | 10 % 1.1.0');
    await rollback(store, 'mf-news');
    expect(await standing()).toBe('1.0.0');
  });

  it('ends with 0 percent, at the given release', async () => {
    await release('1.1.0', { hold: true });
    expect(sentencesOf(await canary(store, 'mf-news', '1.1.0', 0))).toContain('has no canary');
    await canary(store, 'mf-news', '1.1.0', 10);
    expect(sentencesOf(await canary(store, 'mf-news', '1.1.0', 10))).toContain('nothing to do');
    expect(code(await canary(store, 'mf-news', '1.0.0', 0))).toBe('no-such-canary');
    expect(sentencesOf(await canary(store, 'mf-news', '1.1.0', 0))).toBe(
      'The canary of mf-news 1.1.0 ended: everybody gets 1.0.0.',
    );
  });

  it.each([-1, 101, 2.5, Number.NaN])('rejects a share of %d percent', async (percent) => {
    expect(code(await canary(store, 'mf-news', '1.0.0', percent))).toBe('percent-invalid');
  });

  it('requires a release for the others and a known remote, and does not support the kit', async () => {
    expect(code(await canary(store, 'mf-news', '1.0.0', 10))).toBe('nothing-before');
    expect(code(await canary(store, 'mf-none', '1.0.0', 10))).toBe('not-registered');
    expect(code(await canary(store, 'embeds', '1.0.0', 10))).toBe('kit-has-no-canary');
  });
});

describe('a rollback', () => {
  beforeEach(async () => {
    store = diskStore(join(workspace, '.data'));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
  });

  it('goes one release further each time, and reports when there is none', async () => {
    await rollback(store, 'mf-news');
    await rollback(store, 'mf-news');
    expect(await standing()).toBe('1.0.0');
    expect(sentencesOf(await rollback(store, 'mf-news'))).toBe(
      'There is no release of mf-news before 1.0.0: publish a better one.',
    );
  });

  it('after an older release was chosen returns to the previous one', async () => {
    await activate(store, 'mf-news', '1.0.0');
    await rollback(store, 'mf-news');
    expect(await standing()).toBe('1.2.0');
    await rollback(store, 'mf-news');
    expect(await standing()).toBe('1.1.0');
  });

  it('restores a removed remote', async () => {
    expect(sentencesOf(await remove(store, 'mf-news'))).toContain('no part of the portal any more');
    expect(await standing()).toBe('nothing');
    expect(sentencesOf(await remove(store, 'mf-news'))).toContain('nothing to do');
    await rollback(store, 'mf-news');
    expect(await standing()).toBe('1.2.0');
  });
});

describe('the kit of embeds', () => {
  /** Builds a version and publishes it. */
  function releaseKit(version: string, change: object = {}, options = {}) {
    const dist = join(workspace, 'packages/embeds/dist');
    const entry = Buffer.from(`export const version='${version}';`);
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'embed.js'), entry);
    writeFileSync(join(dist, 'sbom.json'), exampleBill());
    writeFileSync(
      join(dist, 'manifest.json'),
      JSON.stringify({
        ...{ name: 'embeds', version, kit: 1, entry: 'embed.js', integrity: integrityOf(entry) },
        ...{ elements: ['euro-rankings'], sizes: { 'embed.js': entry.length } },
        ...change,
      }),
    );
    return publish(store, dist, 'embeds', options);
  }
  const kit = async () => (await registry()).embeds?.active.manifest.version;

  it('is released beside the remotes, unchanged', async () => {
    store = diskStore(join(workspace, '.data'));
    await release('1.0.0');
    expect(code(await releaseKit('1.0.0'))).toBe('done');
    await releaseKit('1.1.0');
    expect([await kit(), await standing()]).toEqual(['1.1.0', '1.0.0']);
    await rollback(store, 'embeds');
    expect([await kit(), await standing()]).toEqual(['1.0.0', '1.0.0']);
    expect(await verify(store)).toMatchObject({ releases: 2, problems: [] });
    expect((await list(store)).map(({ name }) => name)).toEqual(['embeds', 'mf-news']);
    await remove(store, 'embeds');
    expect([await kit(), await standing()]).toEqual([undefined, '1.0.0']);
  });

  it('retains attributes that pages of others use', async () => {
    store = diskStore(join(workspace, '.data'));
    await releaseKit('1.0.0');
    const dropped = { kit: 3, elements: ['euro-match'] };
    expect(sentencesOf(await releaseKit('3.0.0', dropped))).toBe(
      [
        'This release of embeds has number 3, and pages of others load /embed/v1.js: keep it, or give --force when nobody shows it any more.',
        'This release of embeds no longer defines <euro-rankings>, which pages of others may show: keep it, or give --force when nobody shows it any more.',
      ].join('\n'),
    );
    expect(code(await releaseKit('3.0.0', dropped, { force: true }))).toBe('done');
  });

  it('retains the previous number at its address when a new one is released, with its release', async () => {
    store = diskStore(join(workspace, '.data'));
    const numbers = async () => {
      const { active, former } = (await registry()).embeds ?? {};
      return [active?.manifest.version, former?.manifest.version];
    };
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseKit(version);
    expect(code(await releaseKit('2.0.0', { kit: 2, elements: ['euro-match'] }))).toBe('done');
    expect(await numbers()).toEqual(['2.0.0', '1.2.0']);
    await releaseKit('2.1.0', { kit: 2, elements: ['euro-match'] });
    await releaseKit('2.2.0', { kit: 2, elements: ['euro-match'] });
    expect(await numbers()).toEqual(['2.2.0', '1.2.0']);
    expect(await prune(store, 'embeds', 0)).toMatchObject({
      change: { versions: ['1.0.0', '1.1.0', '2.0.0'] },
    });
    expect(await verify(store)).toMatchObject({ releases: 2, problems: [] });
    await rollback(store, 'embeds');
    expect(await numbers()).toEqual(['2.1.0', '1.2.0']);
  });
});

describe('a version', () => {
  it('can be abbreviated until it is ambiguous', async () => {
    store = diskStore(join(workspace, '.data'));
    for (const version of ['1.0.0-aaaa', '1.0.0-abbb', '1.1.0-cccc']) await release(version);
    expect(sentencesOf(await activate(store, 'mf-news', '1.0.0-a'))).toBe(
      '1.0.0-a may be 1.0.0-aaaa or 1.0.0-abbb: write more of it.',
    );
    expect(sentencesOf(await activate(store, 'mf-news', '2'))).toContain(
      'There is no release 2 of mf-news: choose from 1.0.0-aaaa, 1.0.0-abbb, 1.1.0-cccc.',
    );
    expect(code(await activate(store, 'mf-news', '1.0.0-ab'))).toBe('done');
  });
});

describe('the list', () => {
  it('contains releases with their authors, shares and history', async () => {
    store = diskStore(join(workspace, '.data'));
    expect(describeList(await list(store), { history: false })).toBe('Nothing was released yet.');
    await release('1.0.0', { note: 'first' });
    await release('1.1.0', { hold: true });
    await canary(store, 'mf-news', '1.1.0', 10);
    const [remote] = await list(store);
    expect(remote?.releases).toMatchObject([
      { version: '1.1.0', standing: 10, note: null },
      {
        version: '1.0.0',
        standing: 'active',
        note: 'first',
        by: expect.any(String),
        size: expect.any(Number),
      },
    ]);
    const table = describeList(await list(store, 'mf-news'), { history: true });
    expect(table).toMatch(/^mf-news\n {2}10 % {4}1\.1\.0 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}/);
    expect(table).toMatch(/canary {3}1\.1\.0 {2}1\.0\.0 → 1\.0\.0 \(10 % 1\.1\.0\)/);
  });

  it('contains every line of the history', async () => {
    store = diskStore(join(workspace, '.data'));
    const file = join(workspace, '.data/history/mf-news.jsonl');
    await release('1.0.0');
    const first = readFileSync(file, 'utf8');
    await release('1.1.0');
    await rollback(store, 'mf-news', 'too slow');
    expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  });
});
