import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Figure } from './figures.js';

const REPOSITORY = resolve(__dirname, '../../../..');
const TEAMS = 2_000;

/** Steps of each size, and what is measured in them everywhere. */
const STEPS = {
  seeding: 4,
  settlement: 13,
  publication: 2,
  takeover: 1,
  'index of names': 3,
  start: 1,
  reads: 34,
  saves: 5,
  memory: 4,
  disk: 17,
} as const;
/** Figures of the database’s own processor time, where it is a server. */
const OF_SERVER = { settlement: 3, 'index of names': 1, reads: 10, saves: 1 } as const;

beforeAll(() => {
  // It runs compiled programs in processes of their own.
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', 'ops/lab'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'euro-capacity-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const program = join(REPOSITORY, 'ops/lab/dist/capacity/main.js');
  const child = spawn(process.execPath, [program, ...args], { cwd: REPOSITORY });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  return { code, output };
}

/** `npm test -- --all` runs it on both: on SQLite, and on a private MariaDB. */
const DATABASE = process.env.API_TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite';

describe(`the capacity of a game on ${DATABASE}`, () => {
  it('is measured in every step, with legal squads, and leaves nothing behind', async () => {
    const [data, json] = [join(folder, 'data'), join(folder, 'figures.json')];
    const { code, output } = await run(
      ...['--database', DATABASE, '--sizes', String(TEAMS), '--rounds', '1', '--data', data, '--json', json],
    );
    if (code !== 0) throw new Error(output);
    const [size] = JSON.parse(readFileSync(json, 'utf8')).sizes as { teams: number; figures: Figure[] }[];
    const figures = size?.figures ?? [];
    const counted: Record<string, number> = {};
    for (const { step } of figures) counted[step] = (counted[step] ?? 0) + 1;
    const ofServer: Readonly<Record<string, number>> = DATABASE === 'mysql' ? OF_SERVER : {};
    expect(counted).toEqual(
      Object.fromEntries(Object.entries(STEPS).map(([step, count]) => [step, count + (ofServer[step] ?? 0)])),
    );
    expect(figures.filter(({ value }) => value === null || !(value >= 0))).toEqual([]);
    const legal = figures.find(({ what }) => what.includes('find legal'));
    const different = figures.find(({ what }) => what.startsWith('different'));
    expect([legal?.value, different?.value]).toEqual([TEAMS, TEAMS]);
    expect(output).toContain('| ranking, page 1, half of them |');
    expect(existsSync(data)).toBe(false);
  });
});

it('refuses a folder that is not empty', async () => {
  const { code, output } = await run('--data', REPOSITORY);
  expect([code, output]).toEqual([1, expect.stringContaining('is not empty')]);
});
