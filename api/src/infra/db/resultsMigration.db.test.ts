import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { createTable } from '../../../migrations/migration.js';
import { integer, optional, primaryKey } from '../../models/columns.js';
import type { TeamResult } from '../../packed/resultParts.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { countResults, visibleResults } from '../../testing/visibleResults.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NAME = '0030-pack-results';

function inTransaction(work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return database.sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work);
}

/** The table as the release before left it. */
async function undo(): Promise<void> {
  const queryInterface = database.sequelize.getQueryInterface();
  await inTransaction(async (transaction) => {
    await createTable({ queryInterface, transaction }, 'team_results', {
      ...{ week_id: primaryKey(integer()), version: primaryKey(integer()), team_id: primaryKey(integer()) },
      ...{ half_points: integer(), total_half: integer(), week_rank: integer(), general_rank: integer() },
      general_move: optional.integer(),
    });
  });
}

async function insert(weekId: number, version: number, results: readonly TeamResult[]): Promise<void> {
  const rows = results.map((one) =>
    [
      ...[weekId, version, one.teamId, one.halfPoints, one.totalHalf, one.weekRank, one.generalRank],
      one.generalMove ?? 'NULL',
    ].join(),
  );
  for (let start = 0; start < rows.length; start += 5_000) {
    await database.sequelize.query(
      `INSERT INTO team_results (week_id, version, team_id, half_points, total_half, week_rank, general_rank, general_move)
       VALUES (${rows.slice(start, start + 5_000).join('),(')})`,
    );
  }
}

function result(teamId: number): TeamResult {
  return {
    ...{ teamId, halfPoints: (teamId % 90) - 12, totalHalf: teamId * 3, weekRank: teamId + 1 },
    ...{ generalRank: 2 * teamId, generalMove: teamId % 3 === 0 ? null : 5 - (teamId % 11) },
  };
}

it('carries over the published results, and restarts a settlement in progress', async () => {
  const { models, sequelize } = database;
  // More than are carried over at once, with gaps, and with an end of a batch inside a part.
  const many = Array.from({ length: 60_000 }, (_, index) => result(index + 1 + (index > 30_000 ? 1_000 : 0)));
  const few = [result(1), result(63), result(64), result(2_000_000_000)].map((one) => ({
    ...one,
    totalHalf: 7,
    generalRank: 9,
  }));
  const matchday = { competitionId: 1, deadlineAt: 0, held: false };
  await models.Matchday.bulkCreate([
    { ...matchday, weekId: 1, version: 4, state: 'confirmed' },
    { ...matchday, weekId: 2, version: 1, state: 'provisional' },
    { ...matchday, weekId: 3, version: null, state: 'open' },
  ]);
  const run = { competitionId: 1, cursorTeamId: 0, plan: '', startedAt: 0 };
  await models.Settlement.bulkCreate([
    { ...run, weekId: 1, version: 4, state: 'done' },
    { ...run, weekId: 2, version: 2, state: 'running', owner: 'somebody', leaseUntil: 9 },
  ]);
  await undo();
  await insert(1, 4, many);
  await insert(1, 3, [result(5)]);
  await insert(2, 1, few);
  await insert(2, 2, [result(1)]);

  const migration = migrations.find(({ name }) => name === NAME);
  const queryInterface = sequelize.getQueryInterface();
  await inTransaction(async (transaction) => migration?.up({ queryInterface, transaction }));

  expect(await visibleResults(database, 1)).toEqual(many);
  expect(await visibleResults(database, 2)).toEqual(few);
  expect(await countResults(database)).toBe(many.length + few.length);
  const runs = await models.Settlement.findAll({ order: ['weekId'], raw: true });
  expect(runs.map(({ state, owner }) => [state, owner])).toEqual([
    ['done', null],
    ['abandoned', null],
  ]);
  expect(await queryInterface.tableExists('team_results')).toBe(false);
});

it('loses nothing when it is restarted after an interruption behind its last step', async () => {
  const migration = migrations.find(({ name }) => name === NAME);
  const queryInterface = database.sequelize.getQueryInterface();
  const before = await countResults(database);
  expect(before).toBeGreaterThan(0);
  await inTransaction(async (transaction) => migration?.up({ queryInterface, transaction }));
  expect(await countResults(database)).toBe(before);
});
