import { QueryTypes, Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NAME = '0008-move-money-to-lineups';

/** The tables as the release before left them. */
async function undo(): Promise<void> {
  const { sequelize } = database;
  await sequelize.query('ALTER TABLE team_lineups DROP COLUMN money_left');
  await sequelize.query('ALTER TABLE teams ADD COLUMN money_left INTEGER NOT NULL DEFAULT 0');
}

it('gives every lineup of a team the money of the team, and loses no row', async () => {
  const { sequelize, models } = database;
  const user = await models.User.create({
    ...{ email: 'a@example.test', firstName: 'Jan', lastName: 'Ceulemans', language: 'nl', createdAt: 0 },
  });
  const team = { competitionId: 1, userId: user.id, name: 'Duivels', nameVisible: false, createdAt: 0 };
  const lineup = {
    ...{ starting: '1', bench: '2', captainId: 1, viceCaptainId: 1, purchasePrices: '', savedAt: 0 },
    moneyLeft: 0,
  };
  const [rich, poor] = await models.Team.bulkCreate([
    { ...team, weekId: 1 },
    { ...team, weekId: 2 },
  ]);
  const [richId = 0, poorId = 0] = [rich?.id, poor?.id];
  await models.TeamLineup.bulkCreate([
    { ...lineup, teamId: richId, weekId: 1 },
    { ...lineup, teamId: richId, weekId: 3 },
    { ...lineup, teamId: poorId, weekId: 2 },
  ]);
  await undo();
  await sequelize.query('UPDATE teams SET money_left = CASE id WHEN :richId THEN 125 ELSE 4 END', {
    replacements: { richId },
  });

  const migration = migrations.find(({ name }) => name === NAME);
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
    migration?.up({ queryInterface: sequelize.getQueryInterface(), transaction }),
  );

  const rows = await models.TeamLineup.findAll({ order: ['teamId', 'weekId'], raw: true });
  expect(rows.map(({ teamId, weekId, moneyLeft }) => [teamId, weekId, moneyLeft])).toEqual([
    [richId, 1, 125],
    [richId, 3, 125],
    [poorId, 2, 4],
  ]);
  const columns = Object.keys(
    (await sequelize.query('SELECT * FROM teams', { type: QueryTypes.SELECT }))[0] ?? {},
  );
  expect(columns).not.toContain('money_left');
});
