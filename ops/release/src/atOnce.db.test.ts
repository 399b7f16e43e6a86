import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registryEntry } from '@euro/platform/manifest';
import { diskStore, type ObjectStore, storeFrom } from './registry/index.js';
import { REPOSITORY } from './registry/repository.js';
import { addNewsRemote, temporaryFolder } from './testing/builtRemote.js';
import { type StandInS3, startStandInS3 } from './testing/standInS3.js';
import { list, publish, verify } from './verbs/index.js';

/** Twenty teams, each with its own remote. */
const TEAMS = Array.from({ length: 20 }, (_, at) => `mf-news-${String.fromCharCode(97 + at)}`);
const COMMAND = join(REPOSITORY, 'ops/release/dist/main.js');

let workspace: string;
let dataDir: string;
let s3: StandInS3;
const children: ChildProcess[] = [];

beforeAll(() => {
  // The command runs in processes of its own, so it is compiled; when it is already, this takes a moment.
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', 'ops/tooling'], { cwd: REPOSITORY });
  if (!existsSync(COMMAND)) throw new Error(`The release tool cannot be compiled (${status}): ${stdout}`);
});
beforeEach(async () => {
  workspace = temporaryFolder();
  dataDir = join(workspace, '.data');
  s3 = await startStandInS3();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(workspace, { recursive: true, force: true, maxRetries: 5 });
  await s3.stop();
});

function build(name: string, version: string): string {
  addNewsRemote(workspace, { name, version, code: `'${name} ${version}';` });
  return join(workspace, name, 'dist');
}

function command(env: Readonly<Record<string, string>>, ...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, RELEASES_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));

async function registryOf(store: ObjectStore): Promise<Registry> {
  const stored = await store.read('registry.json');
  return JSON.parse(stored?.bytes.toString() ?? '{"remotes":[]}') as Registry;
}

describe('twenty concurrent teams', () => {
  it.each([
    ['a folder', () => ({ env: {}, store: diskStore(dataDir) })],
    ['an S3-compatible store', () => ({ env: s3.env, store: storeFrom(s3.env, dataDir) })],
  ])(
    'lose no entry and no line of history in %s',
    async (_where, open) => {
      const { env, store } = open();
      const [publishing, activating] = [TEAMS.slice(0, 10), TEAMS.slice(10)];
      for (const name of activating) await publish(store, build(name, '1.1.0'), name, { hold: true });
      const orders = [
        ...publishing.map((name) => ['publish', name, '--from', build(name, '1.1.0')]),
        ...activating.map((name) => ['activate', name, '1.1.0']),
      ];
      const statuses = await Promise.all(orders.map((order) => ended(command(env, ...order))));
      expect(statuses).toEqual(TEAMS.map(() => 0));

      const { remotes } = await registryOf(store);
      expect(remotes.map(({ name, active }) => [name, active.manifest.version]).sort()).toEqual(
        TEAMS.map((name) => [name, '1.1.0']),
      );
      expect((await verify(store)).problems).toEqual([]);
      const histories = await list(store);
      expect(histories.map(({ name, history }) => [name, history.map(({ what }) => what)])).toEqual([
        ...publishing.map((name) => [name, ['publish']]),
        ...activating.map((name) => [name, ['activate', 'hold']]),
      ]);
    },
    600_000,
  );
});

describe('a process that is killed', () => {
  it('leaves the registry before or after its change, and blocks no other', async () => {
    const store = diskStore(dataDir);
    const teams = TEAMS.slice(0, 8);
    for (const name of teams) await publish(store, build(name, '1.0.0'), name);
    for (const [at, name] of teams.entries()) {
      const child = command({}, 'publish', name, '--from', build(name, '1.1.0'));
      await untilMoment(child, name, at);
      child.kill('SIGKILL');
      const { remotes } = await registryOf(store);
      expect(remotes).toHaveLength(teams.length);
      for (const entry of remotes) expect(registryEntry.safeParse(entry).success).toBe(true);
    }
    expect((await verify(store)).problems).toEqual([]);

    for (const name of teams) await publish(store, build(name, '1.1.0'), name);
    const now = await list(store);
    expect(now.map(({ history }) => history.map(({ what, to }) => [what, to.active]))).toEqual(
      teams.map(() => [
        ['publish', '1.1.0'],
        ['publish', '1.0.0'],
      ]),
    );
  }, 600_000);
});

/** Moments of a publication: its first file, its last one, the lock, the switch. */
async function untilMoment(child: ChildProcess, name: string, at: number): Promise<void> {
  const registry = readFileSync(join(dataDir, 'registry.json'), 'utf8');
  const moments = [
    () => existsSync(join(dataDir, `releases/${name}/1.1.0`)),
    () => existsSync(join(dataDir, `releases/${name}/1.1.0/release.json`)),
    () => existsSync(join(dataDir, 'registry.json.lock')),
    () => readFileSync(join(dataDir, 'registry.json'), 'utf8') !== registry,
  ];
  const isReached = moments[at % moments.length];
  while (child.exitCode === null && !isReached?.()) await new Promise(setImmediate);
}
