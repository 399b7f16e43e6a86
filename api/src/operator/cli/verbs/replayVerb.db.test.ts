import { seedTeams } from '../../../demo/seedTeams.js';
import { DatabaseClock } from '../../../infra/clock/databaseClock.js';
import { settleDue } from '../../../scoring/settlement/index.js';
import { importTournament } from '../../../testing/importTournament.js';
import { testEnv } from '../../../testing/testApi.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.js';
import type { CliContext } from '../cliContext.js';
import { runCli } from '../runCli.js';

/** The semi-finals are over. */
const BEFORE_THE_FINAL = Date.parse('2024-07-14T12:00:00Z');

let database: TestDatabase;
let context: CliContext;
let printed: string[];
let complaints: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  context = {
    ...database,
    clock: new DatabaseClock(database),
    env: testEnv,
    passwords: { hash: async () => 'hashed' },
    print: (line) => void printed.push(line),
  };
});
beforeEach(() => {
  printed = [];
  complaints = [];
});
afterAll(() => database.drop());

function run(...words: string[]): Promise<number> {
  return runCli(words, context, (line) => void complaints.push(line));
}

async function makeWorld(): Promise<void> {
  await database.withTransaction((transaction) => context.clock.setTime(BEFORE_THE_FINAL, transaction));
  await importTournament(database, context.clock);
  await seedTeams(context, { teams: 5, weekId: 1, seed: 1 });
  await settleDue(context);
}

it('requires a tournament', async () => {
  expect(await run('replay')).toBe(1);
  expect(complaints).toEqual(['There is no competition yet: import a feed.']);
});

it('plays to the end', async () => {
  await makeWorld();
  expect(await run('replay', '--from', '7', '--speed', '100000')).toBe(0);
  const output = printed.join('\n');
  expect(output).toContain('Spain 2–1 England, full time');
  expect(output).toMatch(/Matchday 7 is confirmed, digest [0-9a-f]{64}\nTop 5 after matchday 7:\n/);
  expect(printed.at(-1)).toBe('The clock goes on in real time.');
});

it('has nothing to play after the end, and prints the alternatives', async () => {
  expect(await run('replay')).toBe(1);
  expect(complaints).toEqual(['All that is confirmed already: open a matchday again with --from.']);
  complaints = [];
  expect(await run('replay', '--from', '8')).toBe(1);
  expect(complaints).toEqual(['There are no such matchdays to play: see npm run game -- report.']);
});

it('requires a running clock', async () => {
  expect(await run('replay', '--speed', '0')).toBe(1);
  expect(complaints).toEqual(['Time must pass in a replay: give a speed above 0.']);
});

it('is for the demo only', async () => {
  const complain = (line: string) => void complaints.push(line);
  expect(await runCli(['replay'], { ...context, env: { ...context.env, demo: false } }, complain)).toBe(1);
  expect(complaints).toEqual([
    'A replay takes the clock and plays for made-up managers: it is for the demo only (DEMO=1).',
  ]);
});

it('can be stopped from another process', async () => {
  await database.withTransaction((transaction) => context.clock.setSpeed(600, transaction));
  expect(await run('replay', '--stop')).toBe(0);
  expect(printed).toEqual(['The clock goes on in real time.']);
  expect(context.clock.speed()).toBe(1);
});

it.each(['SIGINT', 'SIGHUP'] as const)(
  'ends cleanly when the command is interrupted by %s',
  async (signal) => {
    const playing = run('replay', '--from', '7');
    while (!printed.some((line) => line.includes('The replay begins'))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    process.emit(signal);
    expect(await playing).toBe(0);
    expect(printed.at(-1)).toBe('The replay is interrupted; the clock goes on in real time.');
    expect([context.clock.speed(), process.listenerCount(signal)]).toEqual([1, 0]);
  },
);
