import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { seedTeams } from '../seedTeams.js';
import type { ReplayContext } from './replayContext.js';
import { type ReplayEnd, type ReplayOptions, runReplay } from './runReplay.js';

const AFTER_MATCHDAY_1 = Date.parse('2024-06-19T08:00:00Z');
/** A matchday in a moment. */
const QUICK = 5_000_000;
const PERSON = 'fan@example.test';

interface World {
  readonly database: TestDatabase;
  readonly clock: DatabaseClock;
  readonly printed: string[];
  replay(options?: Partial<ReplayOptions>): Promise<ReplayEnd>;
}

const worlds: World[] = [];

/** Thirty demo teams and a person's, after matchday 1. */
async function makeWorld(): Promise<World> {
  const database = await createTestDatabase();
  const clock = new DatabaseClock(database);
  const printed: string[] = [];
  const context: ReplayContext = { ...database, clock, print: (line) => void printed.push(line) };
  await database.withTransaction((transaction) => clock.setTime(AFTER_MATCHDAY_1, transaction));
  await importTournament(database, clock);
  const person = {
    email: PERSON,
    passwordHash: 'x',
    firstName: 'Febe',
    lastName: 'Maes',
    city: null,
    roles: [],
  };
  const first = [{ ...person, team: { name: 'De Twaalfde Man', nameVisible: true } }];
  await seedTeams(context, { teams: 30, weekId: 1, seed: 1, first });
  await settleDue(context);
  const world = {
    database,
    clock,
    printed,
    replay: (options: Partial<ReplayOptions> = {}) =>
      runReplay(context, {
        fromWeek: null,
        toWeek: 2,
        speed: QUICK,
        signal: new AbortController().signal,
        timeoutMs: 0,
        ...options,
      }),
  };
  worlds.push(world);
  return world;
}

afterEach(async () => {
  for (const { database } of worlds.splice(0)) await database.drop();
});

/** What was printed since the beginning of the last replay. */
function lastReplay({ printed }: World): string[] {
  return printed.slice(printed.findLastIndex((line) => line.includes('The replay begins')) + 1);
}

const digestsIn = (lines: readonly string[]) =>
  lines.flatMap((line) => /[Dd]igest.* ([0-9a-f]{64})$/.exec(line)?.[1] ?? []);

it('is the same every time it is played, at any speed and in another database', async () => {
  const world = await makeWorld();
  expect(await world.replay({ fromWeek: 1, toWeek: 3 })).toBe('done');
  const first = lastReplay(world);
  expect(digestsIn(first)).toHaveLength(4);
  expect(await world.replay({ fromWeek: 1, toWeek: 3, speed: 500_000 })).toBe('done');
  expect(lastReplay(world)).toEqual(first);
  const other = await makeWorld();
  expect(await other.replay({ fromWeek: 1, toWeek: 3 })).toBe('done');
  expect(lastReplay(other)).toEqual(first);
});

it('prints deadlines, kick-offs, goals, confirmations and the best teams, then returns the clock to real time', async () => {
  const world = await makeWorld();
  expect(await world.replay()).toBe('done');
  const { printed } = world;
  expect(printed[0]).toBe('Wed 19 Jun, 10:00  The replay begins at 5000000×; 30 demo teams take part.');
  const output = printed.join('\n');
  expect(output).toContain(
    'Wed 19 Jun, 15:00  Deadline of matchday 2\nWed 19 Jun, 15:00  Croatia – Albania kicks off',
  );
  expect(output).toMatch(/Croatia 1–1 Albania\n.*Croatia 2–1 Albania\n.*Croatia 2–2 Albania\n.*full time/);
  expect(output).toMatch(
    /Sat 22 Jun, 22:55 {2}Matchday 2 is confirmed, digest [0-9a-f]{64}\nTop 5 after matchday 2:\n/,
  );
  expect(printed.filter((line) => /^ +[1-5]\. +\d+\.[05] {2}\S/.test(line))).toHaveLength(5);
  expect([world.clock.speed(), new Date(world.clock.now()).toISOString().slice(0, 10)]).toEqual([
    1,
    '2024-06-22',
  ]);
});

it('has demo teams act in time by the clock, and leaves users’ teams unchanged', async () => {
  const world = await makeWorld();
  await world.replay();
  const { models } = world.database;
  const person = await models.User.findOne({ where: { email: PERSON }, raw: true });
  const receipts = await models.Receipt.findAll({ raw: true });
  expect(receipts.length).toBeGreaterThan(40);
  expect(receipts.filter(({ userId }) => userId === person?.id)).toEqual([]);
  expect(receipts.filter(({ at, deadlineAt }) => Number(at) >= Number(deadlineAt))).toEqual([]);
  expect(new Set(receipts.map(({ kind }) => kind))).toEqual(new Set(['transfers-confirmed', 'lineup-saved']));
  expect(world.printed.join('\n')).not.toContain('refused');
});

it('reopens a matchday, and first prints what that takes back', async () => {
  const world = await makeWorld();
  await world.replay({ toWeek: 3 });
  const { models } = world.database;
  const before = await models.Receipt.count();
  expect(await world.replay({ fromWeek: 3, toWeek: 3 })).toBe('done');
  expect(world.printed.join('\n')).toMatch(
    /Matchday 3 opens again; what teams changed for it and later is taken back: [12]\d teams\.\nSun 23 Jun, 15:00 {2}The replay begins/,
  );
  expect(await models.Receipt.count()).toBe(before);
});

it('stops when it is interrupted; the clock continues, and a later replay resumes', async () => {
  const world = await makeWorld();
  const interruption = new AbortController();
  const playing = world.replay({ speed: 20_000, signal: interruption.signal });
  while (!world.printed.some((line) => line.includes('kicks off'))) await pause();
  interruption.abort();
  expect(await playing).toBe('interrupted');
  expect(world.clock.speed()).toBe(1);
  expect(await world.replay()).toBe('done');
  expect(world.printed.filter((line) => line.includes('Croatia – Albania kicks off'))).toHaveLength(1);
});

it('stops when another process sets the clock', async () => {
  const world = await makeWorld();
  const playing = world.replay({ speed: 20_000 });
  while (!world.printed.some((line) => line.includes('kicks off'))) await pause();
  const operator = new DatabaseClock(world.database);
  const moment = Date.parse('2024-06-20T00:00:00Z');
  const setAt = Date.now();
  await world.database.withTransaction(async (transaction) => {
    await operator.setSpeed(7, transaction);
    await operator.setTime(moment, transaction);
  });
  expect(await playing).toBe('taken');
  await operator.refresh();
  expect(operator.speed()).toBe(7);
  expect(operator.now()).toBeLessThanOrEqual(moment + 7 * (Date.now() - setAt));
});

it('explains why there is nothing to play', async () => {
  const world = await makeWorld();
  expect(await world.replay({ toWeek: 1 })).toBe('over');
  expect(await world.replay({ fromWeek: 9 })).toBe('no-matchday');
  expect(await world.replay({ fromWeek: 3, toWeek: 2 })).toBe('no-matchday');
  const empty = await createTestDatabase();
  const context = { ...empty, clock: new DatabaseClock(empty), print: () => {} };
  const options = { fromWeek: null, toWeek: null, speed: 1, signal: new AbortController().signal };
  expect(await runReplay(context, options)).toBe('no-tournament');
  await empty.drop();
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
