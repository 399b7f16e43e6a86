import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from './registry/index.js';
import { REPOSITORY } from './registry/repository.js';
import { signerFrom } from './rights/signer.js';
import { signReport } from './rights/testReport.js';
import { addNewsRemote, temporaryFolder } from './testing/builtRemote.js';

const COMMAND = join(REPOSITORY, 'ops/release/dist/main.js');

let workspace: string;

beforeAll(() => {
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', 'ops/tooling'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  if (!existsSync(COMMAND)) throw new Error(`The release tool cannot be compiled: ${stdout}`);
  workspace = temporaryFolder();
  addNewsRemote(workspace, { version: '1.0.0-aaaa' });
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function run(args: string, env: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [COMMAND, ...args.split(' ')], {
    cwd: workspace,
    env: { ...process.env, RELEASES_URL: '', DATA_DIR: join(workspace, '.data'), ...env },
    encoding: 'utf8',
  });
}

describe('the command', () => {
  it('lists every verb', () => {
    const { stdout } = run('--help');
    for (const verb of 'publish test list activate canary rollback remove prune verify teams guard'.split(
      ' ',
    )) {
      expect(stdout).toContain(`\n  ${verb} `);
    }
  });

  it('explains an error in one sentence, and fails', () => {
    const { status, stdout, stderr } = run('publish mf-nothing');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There is no mf-nothing to publish: choose from .*mf-team.*\.\n$/);
    expect(run('activate mf-news 1.0.0').stderr).toBe(
      'There is no release 1.0.0 of mf-news: publish mf-news first.\n',
    );
  });

  it('publishes a build from elsewhere, and responds to scripts in JSON', () => {
    const published = run('publish mf-news --from mf-news/dist --note first --json');
    expect([published.status, JSON.parse(published.stdout)]).toEqual([
      0,
      expect.objectContaining({
        ok: true,
        name: 'mf-news',
        change: expect.objectContaining({ note: 'first' }),
      }),
    ]);
    const refused = run('canary mf-news 1.0.0 10% --json');
    expect([refused.status, JSON.parse(refused.stdout)]).toEqual([
      1,
      { ok: false, problems: [{ code: 'nothing-before', sentence: expect.any(String) }] },
    ]);
    expect(run('list').stdout).toMatch(/^mf-news\n {2}active {2}1\.0\.0-aaaa .* first\n$/);
  });

  it('reports which setting of the store is invalid', () => {
    const { status, stderr } = run('list', { RELEASES_URL: 's3://portal' });
    expect([status, stderr]).toEqual([
      1,
      'RELEASES_URL is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be, too.\n',
    ]);
  });

  it('makes keys, says who may release what, and refuses others', async () => {
    const place = { DATA_DIR: join(workspace, '.data-with-rights') };
    const key = (name: string) => join(workspace, `${name}.key.json`);
    for (const name of ['operators', 'stats']) {
      const made = run(`make-key ${key(name)} --json`);
      expect(made.status).toBe(0);
      writeFileSync(join(workspace, `${name}.json`), JSON.stringify(JSON.parse(made.stdout).publicKey));
      expect(statSync(key(name)).mode & 0o077).toBe(0);
    }
    expect(run(`make-key ${key('stats')}`).stderr).toContain('EEXIST');
    const asOperators = { ...place, RELEASE_KEY: key('operators') };
    expect(run('set-team operators --key operators.json --remotes *', asOperators).stdout).toBe(
      'operators: *\n',
    );
    expect(run('set-team stats --key stats.json --remotes mf-stats', asOperators).stdout).toBe(
      'operators: *\nstats: mf-stats\n',
    );
    const publish = 'publish mf-news --from mf-news/dist';
    expect(run(publish, place).stderr).toBe(
      'Only its team may change mf-news: name the file of your key with RELEASE_KEY.\n',
    );
    expect(run(publish, { ...place, RELEASE_KEY: key('stats') }).stderr).toBe(
      'The team stats may not change mf-news, but mf-stats: ask its team, or an operator.\n',
    );
    expect(run('test mf-news --from mf-news/dist', asOperators)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('mf-news: types failed, see above.'),
    });
    expect(run(publish, asOperators).stderr).toMatch(
      /^There is no report that types and contract suite passed/,
    );
    const read = readBuild(join(workspace, 'mf-news/dist'), 'mf-news');
    const signer = await signerFrom(asOperators);
    if (!signer || 'refused' in read) throw new Error('The build and the key are there.');
    writeFileSync(join(workspace, 'mf-news/tested.jws'), await signReport(signer, read.build));
    expect(run(publish, asOperators).status).toBe(0);
    expect(run('verify', place).stdout).toContain('Releases: 1');
    expect(run('remove-team stats', asOperators).stdout).toBe('operators: *\n');
  });
});
