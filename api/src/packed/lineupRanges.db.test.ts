import { setTimeout } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { Transaction } from 'sequelize';
import { seedTeams } from '../demo/seedTeams.js';
import { FixedClock } from '../infra/clock/fixedClock.js';
import type { GameContext } from '../infra/context.js';
import { importTournament } from '../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.js';
import { type LineupRange, lineupRanges } from './lineupRanges.js';

/** Captain, vice-captain, coach and eleven, four on the bench. */
const LAYOUT = { bench: 14, size: 18 };

let database: TestDatabase;
let context: GameContext;
beforeAll(async () => {
  database = await createTestDatabase();
  const clock = new FixedClock('2024-06-10T08:00:00Z');
  context = { ...database, clock };
  await importTournament(database, clock);
  await seedTeams(context, { teams: 3, weekId: 1, seed: 7 });
});
afterAll(() => database.drop());

function read<T>(work: (ranges: AsyncGenerator<LineupRange>) => Promise<T>, weekId = 3, onlyPaid = false) {
  return database.sequelize.transaction({ type: Transaction.TYPES.DEFERRED }, (transaction) =>
    work(lineupRanges(context, { competitionId: 1, weekId, onlyPaid, layout: LAYOUT }, transaction)),
  );
}

async function all(ranges: AsyncGenerator<LineupRange>) {
  const teams: { id: number; createdAt: number; booster: number; lineup: number[] }[] = [];
  for await (const { teamIds, createdAt, boosters, players, lineups } of ranges) {
    for (const [index, id] of teamIds.entries()) {
      const indexes = [...lineups.subarray(index * LAYOUT.size, (index + 1) * LAYOUT.size)];
      const lineup = indexes.map((player) => players[player] ?? 0);
      teams.push({ id, createdAt: createdAt[index] ?? 0, booster: boosters[index] ?? 0, lineup });
    }
  }
  return teams;
}

/** Adds a team like the first, with lineups in some matchdays whose captain is the matchday's number. */
async function addTeam(id: number, weeks: readonly number[], changes: object = {}): Promise<void> {
  const { Team, TeamLineup } = database.models;
  const like = await Team.findOne({ where: { id: 1 }, raw: true, rejectOnEmpty: true });
  const lineup = await TeamLineup.findOne({ where: { teamId: 1 }, raw: true, rejectOnEmpty: true });
  await Team.create({ ...like, id, createdAt: 1_700_000_000_000 + id, ...changes });
  for (const weekId of weeks)
    await TeamLineup.create({ ...lineup, teamId: id, weekId, captainId: weekId, viceCaptainId: id % 1_000 });
}

it('reads teams however far apart their ids are, each with its latest lineup', async () => {
  // Behind gaps that are wider than ranges, at their borders, without a lineup, gone, too late and of nobody who plays.
  await addTeam(8_192, [1, 4]);
  await addTeam(8_193, [3, 2, 1]);
  await addTeam(8_194, []);
  await addTeam(8_195, [1], { deletedAt: 1 });
  await addTeam(8_196, [1], { weekId: 4 });
  await addTeam(8_197, [1], { competitionId: 9 });
  await addTeam(30_000, [1], { deletedAt: 1 });
  await addTeam(500_000, [2], { tripleCaptainWeek: 3, bankWeek: 2 });
  await addTeam(2_000_000_000, [1], { bankWeek: 3 });

  const ranges = await read(all);
  expect(ranges.map(({ id, booster }) => [id, booster])).toEqual([
    ...[1, 2, 3, 8_192, 8_193].map((id) => [id, 0]),
    [500_000, 2],
    [2_000_000_000, 1],
  ]);
  expect(ranges.slice(3).map(({ lineup }) => lineup.slice(0, 2))).toEqual([
    [1, 192],
    [3, 193],
    [2, 0],
    [1, 0],
  ]);
  const storedLineup = await database.models.TeamLineup.findOne({ where: { teamId: 1 }, raw: true });
  const players = `${storedLineup?.starting},${storedLineup?.bench}`.split(',').map(Number);
  const added = ranges.filter(({ id }) => id === 1 || id > 3);
  for (const { lineup } of added) expect(lineup.slice(2)).toEqual(players);
  expect(ranges.at(-1)?.createdAt).toBe(1_702_000_000_000);
});

it('omits unpaid teams where only paid ones count', async () => {
  await database.models.Team.update({ paid: true }, { where: { id: 2 } });
  expect((await read(all, 3, true)).map(({ id }) => id)).toEqual([2]);
});

it('can be stopped before the end', async () => {
  const first = await read(async (ranges) => {
    for await (const { teamIds } of ranges) return [...teamIds];
    return [];
  });
  expect(first.slice(0, 3)).toEqual([1, 2, 3]);
  expect(await read(all)).not.toHaveLength(first.length);
});

it('fails at the read, not while a range is processed, when the database goes away', async () => {
  const lostError = new Error('The connection is lost.');
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  // Jest's own `process` does not get the event.
  const real: NodeJS.Process = runInThisContext('process');
  real.on('unhandledRejection', note);
  const query = jest.spyOn(database.sequelize, 'query');
  try {
    const reading = read(async (ranges) => {
      await ranges.next();
      // The next range is on its way already.
      query.mockRejectedValueOnce(lostError);
      await ranges.next();
      await setTimeout(20);
      return ranges.next();
    });
    await expect(reading).rejects.toBe(lostError);
  } finally {
    query.mockRestore();
    real.off('unhandledRejection', note);
  }
  expect(unhandled).toEqual([]);
});
