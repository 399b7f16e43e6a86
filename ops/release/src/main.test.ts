import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './registry/repository.js';
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
    for (const verb of 'publish list activate canary rollback remove prune verify'.split(' ')) {
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
});
