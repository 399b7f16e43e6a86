import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskStore, type ObjectStore, readBuild, readHistory } from '../registry/index.js';
import type { Signer } from '../registry/objectStore.js';
import { addNewsRemote, temporaryFolder } from '../testing/builtRemote.js';
import { activate, canary, type Outcome, publish, remove, rollback, verify } from '../verbs/index.js';
import { changeRights } from './changeRights.js';
import { runTests } from './runTests.js';
import { makeKeys, signerFrom, signerOf } from './signer.js';
import { signReport } from './testReport.js';

let workspace: string;
const signers: Record<string, Signer> = {};

beforeAll(async () => {
  for (const team of ['operators', 'news', 'team', 'strangers']) {
    signers[team] = await signerOf((await makeKeys()).privateKey, team);
  }
});
beforeEach(() => {
  workspace = temporaryFolder();
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** The store of releases with the key of a team; null has none. */
const storeOf = (team: string | null): ObjectStore => ({
  ...diskStore(join(workspace, '.data')),
  signer: team === null ? null : (signers[team] ?? null),
});

async function giveRights(): Promise<void> {
  const teams = { operators: ['*'], news: ['mf-news'], team: ['mf-team'] };
  for (const [team, remotes] of Object.entries(teams)) {
    const key = signers[team]?.key;
    if (!key) throw new Error(team);
    const result = await changeRights(storeOf('operators'), (before) => ({
      ...before,
      [team]: { key, remotes },
    }));
    expect(result).toHaveProperty('rights');
  }
}

/** @param tester whose report comes with it, by default its own; null has none */
async function release(
  team: string | null,
  version: string,
  { name = 'mf-news', tester = team }: { name?: string; tester?: string | null } = {},
) {
  addNewsRemote(workspace, { name, version, code: `'${version}';` });
  const dist = join(workspace, name, 'dist');
  return publish(storeOf(team), dist, name, { report: await reportBy(tester, dist, name) });
}

async function reportBy(team: string | null, dist: string, name = 'mf-news'): Promise<string | null> {
  const read = readBuild(dist, name);
  const signer = signers[team ?? ''];
  return signer && 'build' in read ? signReport(signer, read.build) : null;
}

const code = (outcome: Outcome) => ('problems' in outcome ? outcome.problems[0]?.code : 'done');
const registryFile = () => join(workspace, '.data/registry.json');

describe('a registry with rights', () => {
  it('lets a team release its own remote, and names it as the author', async () => {
    await giveRights();
    expect(code(await release('news', '1.0.0'))).toBe('done');
    expect(code(await release('operators', '1.1.0'))).toBe('done');
    expect(code(await rollback(storeOf('news'), 'mf-news'))).toBe('done');
    const history = await readHistory(storeOf(null), 'mf-news');
    expect(history.map(({ by, team, what }) => `${what} by ${by}, ${team}`)).toEqual([
      'publish by news, news',
      'publish by operators, operators',
      'rollback by news, news',
    ]);
    expect(await verify(storeOf(null))).toMatchObject({ releases: 1, problems: [] });
  });

  it.each([
    ['team', 'not-yours'],
    ['strangers', 'key-unknown'],
    [null, 'not-signed'],
  ])('refuses every change by %s (%s), and stores nothing of it', async (team, expected) => {
    await giveRights();
    await release('news', '1.0.0');
    const before = readFileSync(registryFile(), 'utf8');
    const store = storeOf(team);
    expect([
      code(await release(team, '1.1.0')),
      code(await activate(store, 'mf-news', '1.0.0')),
      code(await canary(store, 'mf-news', '1.0.0', 10)),
      code(await rollback(store, 'mf-news')),
      code(await remove(store, 'mf-news')),
    ]).toEqual([expected, expected, expected, expected, expected]);
    expect(readFileSync(registryFile(), 'utf8')).toBe(before);
    expect(() => statSync(join(workspace, '.data/releases/mf-news/1.1.0'))).toThrow('ENOENT');
  });

  it('changes its rights for operators only, who cannot lock themselves out', async () => {
    const key = signers.news?.key;
    if (!key) throw new Error('no key');
    const first = await changeRights(storeOf('news'), () => ({ news: { key, remotes: ['mf-news'] } }));
    expect(first).toMatchObject({ refused: { code: 'nobody-left' } });
    await giveRights();
    const own = await changeRights(storeOf('news'), (before) => ({
      ...before,
      news: { key, remotes: ['*'] },
    }));
    expect(own).toMatchObject({ refused: { code: 'not-yours' } });
    const last = await changeRights(storeOf('operators'), ({ operators: _, ...others }) => others);
    expect(last).toMatchObject({ refused: { code: 'nobody-left' } });
  });

  it('shows who wrote past the commands: another release, another signature, other bytes', async () => {
    await giveRights();
    await release('news', '1.0.0');
    await release('news', '1.1.0');
    const problems = async () => (await verify(storeOf(null))).problems.map(({ code: each }) => each);
    const file = registryFile();
    const right = readFileSync(file, 'utf8');

    const registry = JSON.parse(right);
    registry.remotes[0].active.base = '/remotes/mf-news/1.0.0/';
    registry.remotes[0].active.manifest.version = '1.0.0';
    writeFileSync(file, JSON.stringify(registry));
    expect(await problems()).toContain('not-signed');
    writeFileSync(file, right);
    expect(await problems()).toEqual([]);

    const history = join(workspace, '.data/history/mf-news.jsonl');
    const lines = readFileSync(history, 'utf8');
    writeFileSync(history, lines.replace(/"by":"news"(?=[^\n]*\n$)/, '"by":"team"'));
    expect(await problems()).toEqual(['not-signed']);
    writeFileSync(history, lines);

    const list = join(workspace, '.data/releases/mf-news/1.1.0/release.json');
    writeFileSync(list, readFileSync(list, 'utf8').replace('"name"', ' "name"'));
    expect(await problems()).toEqual(['not-signed']);
  });

  it('releases nothing while its rights are garbage', async () => {
    await giveRights();
    writeFileSync(registryFile(), JSON.stringify({ remotes: [], rights: { news: 'everything' } }));
    await expect(release('operators', '1.0.0')).rejects.toThrow('rights in the registry are garbage');
  });
});

it.each([
  ['without a report', null],
  ['with that of a team that has no right to it', 'team'],
  ['with that of nobody it knows', 'strangers'],
])('a registry with rights takes no release %s that its tests passed', async (_how, tester) => {
  await giveRights();
  expect(code(await release('news', '1.0.0', { tester }))).toBe('not-tested');
  expect(code(await release('operators', '1.0.0', { tester: 'news' }))).toBe('done');
});

it('a report is about these very bytes', async () => {
  await giveRights();
  const dist = join(workspace, 'mf-news/dist');
  addNewsRemote(workspace, { version: '1.0.0' });
  const report = await reportBy('news', dist);
  writeFileSync(join(dist, 'chunks/page.1234abcd.js'), 'void 1;');
  expect(code(await publish(storeOf('news'), dist, 'mf-news', { report }))).toBe('not-tested');
});

it('the tests of a section are its types and its contract suite', () => {
  const programs = { tsc: 'node_modules/typescript/bin/tsc', jest: 'node_modules/jest/bin/jest.js' };
  const install = (file: string, exitCode: number) => {
    mkdirSync(join(workspace, file, '..'), { recursive: true });
    const isRight = `process.argv.slice(2).join(' ').includes('mf-news')`;
    writeFileSync(join(workspace, file), `process.exit(${isRight} ? ${exitCode} : 9)`);
  };
  const problems = (types: number, suite: number) => {
    install(programs.tsc, types);
    install(programs.jest, suite);
    return runTests(workspace, 'mf-news')?.sentence;
  };
  expect(problems(0, 0)).toBeUndefined();
  expect(problems(2, 0)).toBe('mf-news: types failed, see above.');
  expect(problems(0, 1)).toBe('mf-news: contract suite failed, see above.');
});

it('without rights everybody who may write releases, as before', async () => {
  expect(code(await release(null, '1.0.0'))).toBe('done');
  expect(await verify(storeOf(null))).toMatchObject({ problems: [] });
});

it('a file that is no key is refused in a sentence', async () => {
  mkdirSync(workspace, { recursive: true });
  const file = join(workspace, 'key.json');
  const { privateKey, publicKey } = await makeKeys();
  writeFileSync(file, JSON.stringify(privateKey));
  expect((await signerFrom({ RELEASE_KEY: file }))?.key).toEqual(publicKey);
  for (const text of ['{', JSON.stringify(publicKey), JSON.stringify({ ...privateKey, d: 'short' })]) {
    writeFileSync(file, text);
    await expect(signerFrom({ RELEASE_KEY: file })).rejects.toThrow('is no private key');
  }
  expect(await signerFrom({})).toBeNull();
});
