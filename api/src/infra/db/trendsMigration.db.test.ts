import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';

const COLUMNS = ['captains', 'transfers_in', 'transfers_out'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('retains the ownership of players, has unknown values where nothing was counted, and accepts rows of the previous release', async () => {
  const { models, sequelize } = database;
  const queryInterface = sequelize.getQueryInterface();
  const insert = (playerId: number) =>
    sequelize.query(`INSERT INTO player_popularity (week_id, player_id, teams) VALUES (1, ${playerId}, 5)`);
  for (const column of COLUMNS) await sequelize.query(`ALTER TABLE player_popularity DROP COLUMN ${column}`);
  await queryInterface.removeIndex('transfers', 'transfers_week_id_team_id_in_id_out_id');
  await insert(110);
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
    migrations.find(({ name }) => name.endsWith('count-trends'))?.up({ queryInterface, transaction }),
  );
  await insert(111);
  const unknown = { weekId: 1, teams: 5, captains: null, transfersIn: null, transfersOut: null };
  expect(await models.PlayerPopularity.findAll({ order: ['playerId'], raw: true })).toEqual([
    { playerId: 110, ...unknown },
    { playerId: 111, ...unknown },
  ]);
  const indexes = (await queryInterface.showIndex('transfers')) as { name: string }[];
  expect(indexes.map(({ name }) => name)).toContain('transfers_week_id_team_id_in_id_out_id');
});
