import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { DatabaseClock } from './databaseClock.js';

const MATCHDAY_2 = Date.parse('2024-06-19T08:00:00Z');
const REAL = Date.parse('2026-01-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let real = REAL;
beforeEach(async () => {
  real = REAL;
  jest.spyOn(Date, 'now').mockImplementation(() => real);
  await database.models.Clock.destroy({ where: {} });
});
afterEach(() => jest.restoreAllMocks());

const set = (clock: DatabaseClock, moment: number) =>
  database.withTransaction((transaction) => clock.setTime(moment, transaction));
const run = (clock: DatabaseClock, speed: number) =>
  database.withTransaction((transaction) => clock.setSpeed(speed, transaction));

describe('the game’s clock', () => {
  it('is real time until it is set', async () => {
    const clock = new DatabaseClock(database);
    await clock.refresh();
    expect([clock.now(), clock.speed()]).toEqual([REAL, 1]);
  });

  it('continues from the moment to which it was set', async () => {
    const clock = new DatabaseClock(database);
    await set(clock, MATCHDAY_2);
    expect(clock.now()).toBe(MATCHDAY_2);
    real += 1_500;
    expect(clock.now()).toBe(MATCHDAY_2 + 1_500);
  });

  it('runs at a new speed from the moment it is set, without a jump', async () => {
    const clock = new DatabaseClock(database);
    await set(clock, MATCHDAY_2);
    real += 1_000;
    await run(clock, 60);
    expect(clock.now()).toBe(MATCHDAY_2 + 1_000);
    real += 1_000;
    expect([clock.now(), clock.speed()]).toEqual([MATCHDAY_2 + 61_000, 60]);
  });

  it('returns the real time since a moment, negative before it', async () => {
    const clock = new DatabaseClock(database);
    const deadline = MATCHDAY_2 + 600_000;
    await set(clock, MATCHDAY_2);
    await run(clock, 60);
    expect(clock.realSince(deadline)).toBe(-10_000);
    real += 25_000;
    expect(clock.realSince(deadline)).toBe(15_000);
    // What was set behind it is over since then only.
    await set(clock, MATCHDAY_2 + 86_400_000);
    real += 2_000;
    expect(clock.realSince(deadline)).toBe(2_000);
  });

  it('retains its speed when its time is set, and can be stopped', async () => {
    const clock = new DatabaseClock(database);
    await run(clock, 0);
    await set(clock, MATCHDAY_2);
    real += 60_000;
    expect([clock.now(), clock.speed()]).toEqual([MATCHDAY_2, 0]);
  });

  it('is read by other processes at intervals, and in a transaction at once', async () => {
    const ourClock = new DatabaseClock(database);
    const otherClock = new DatabaseClock(database);
    await otherClock.refresh();
    await set(ourClock, MATCHDAY_2);
    expect(otherClock.now()).toBe(REAL);
    expect(await database.withTransaction((transaction) => otherClock.fresh(transaction))).toBe(MATCHDAY_2);
    expect(otherClock.now()).toBe(MATCHDAY_2);
  });

  it('runs up to a moment and stops there, in every process, until it is set again', async () => {
    const ourClock = new DatabaseClock(database);
    const otherClock = new DatabaseClock(database);
    await set(ourClock, MATCHDAY_2);
    const setting = ourClock.setting();
    const started = await database.withTransaction((transaction) =>
      ourClock.runUntil(MATCHDAY_2 + 60_000, { speed: 600, setting }, transaction),
    );
    await otherClock.refresh();
    real += 50;
    expect([started, otherClock.now(), otherClock.speed()]).toEqual([true, MATCHDAY_2 + 30_000, 600]);
    real += 3_600_000;
    expect([ourClock.now(), ourClock.speed()]).toEqual([MATCHDAY_2 + 60_000, 0]);
    expect([otherClock.now(), otherClock.speed()]).toEqual([MATCHDAY_2 + 60_000, 0]);
    await run(otherClock, 1);
    real += 1_000;
    expect([otherClock.now(), otherClock.speed()]).toEqual([MATCHDAY_2 + 61_000, 1]);
  });

  it('is not run by a process with an outdated setting', async () => {
    const ourClock = new DatabaseClock(database);
    const otherClock = new DatabaseClock(database);
    await set(ourClock, MATCHDAY_2);
    const setting = ourClock.setting();
    real += 1;
    await run(otherClock, 2);
    const started = await database.withTransaction((transaction) =>
      ourClock.runUntil(MATCHDAY_2 + 60_000, { speed: 600, setting }, transaction),
    );
    expect([started, ourClock.setting(), ourClock.speed()]).toEqual([false, otherClock.setting(), 2]);
  });
});
