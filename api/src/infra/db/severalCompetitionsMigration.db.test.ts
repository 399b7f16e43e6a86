import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { seedTeams } from '../../demo/seedTeams.js';
import { matchdayDigest, settleDue, settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { readDataVersion } from '../../tournament/snapshot/dataVersion.js';
import { FixedClock } from '../clock/fixedClock.js';

const COLUMNS = {
  competitions: ['slug', 'state', 'brand'],
  clubs: ['feed_id', 'pot'],
  players: ['feed_id'],
  matches: ['feed_id'],
} as const;
const INDEXES = {
  competitions: 'competitions_slug',
  clubs: 'clubs_competition_id_feed_id',
  players: 'players_competition_id_feed_id',
  matches: 'matches_competition_id_feed_id',
  settlements: 'settlements_week_id_version',
} as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The schema as the release before left it. */
async function undo(): Promise<void> {
  const { sequelize } = database;
  const queryInterface = sequelize.getQueryInterface();
  for (const [table, index] of Object.entries(INDEXES)) await queryInterface.removeIndex(table, index);
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns) await sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
}

async function redo(): Promise<void> {
  const { sequelize } = database;
  const queryInterface = sequelize.getQueryInterface();
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
    migrations.find(({ name }) => name.endsWith('several-competitions'))?.up({ queryInterface, transaction }),
  );
}

it('turns a half-played database into one with one competition, without changing a result', async () => {
  const { models } = database;
  const clock = new FixedClock('2024-06-10T08:00:00Z');
  const context = { ...database, clock };
  await importTournament(database, clock);
  await seedTeams(context, { teams: 40, weekId: 1, seed: 5 });
  clock.set('2024-06-30T08:00:00Z');
  await settleDue(context);
  const weeks = [1, 2, 3];
  const digests = () => Promise.all(weeks.map((weekId) => matchdayDigest(context, 1, weekId)));
  const stored = async () => ({
    points: await models.PlayerPoints.findAll({ order: ['matchId', 'playerId'], raw: true }),
    popularity: await models.PlayerPopularity.findAll({ order: ['weekId', 'playerId'], raw: true }),
    matchdays: await models.Matchday.findAll({ order: ['weekId'], raw: true }),
    settlements: await models.Settlement.findAll({ order: ['id'], raw: true }),
    version: await readDataVersion(database),
  });
  const before = { digests: await digests(), ...(await stored()) };
  expect(before.digests).toEqual(weeks.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));

  await undo();
  await redo();

  expect({ digests: await digests(), ...(await stored()) }).toEqual(before);
  expect(await models.Competition.findAll({ raw: true })).toMatchObject([
    { slug: '', state: 'open', brand: null },
  ]);
  for (const model of [models.Club, models.Player, models.Match]) {
    const rows: { id: number; feedId: number | null }[] = await (model as typeof models.Club).findAll({
      raw: true,
    });
    expect(rows.filter(({ id, feedId }) => id !== feedId)).toEqual([]);
  }
  const pots = await models.Club.findAll({ where: { short: ['GER', 'NED'] }, order: ['id'], raw: true });
  expect(pots.map(({ pot }) => pot)).toEqual([1, 3]);
  // Nothing is due, and settling again gives the same.
  expect(await settleDue(context)).toEqual({
    reports: [],
    withdrawnWeeks: [],
    isWaiting: false,
    revaluedCount: 0,
  });
  await settleWeek(context, 3);
  expect(await digests()).toEqual(before.digests);
});
