import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** More leagues than one statement updates. */
const LEAGUES = 1_203;

it('every league gets an individual key, also when the migration was interrupted', async () => {
  const { models, sequelize } = database;
  const queryInterface = sequelize.getQueryInterface();
  const migration = migrations.find(({ name }) => name.endsWith('renew-invite-codes'));
  const up = () =>
    sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
      migration?.up({ queryInterface, transaction }),
    );
  const admin = await models.User.create({
    ...{ email: 'a@example.test', firstName: 'A', lastName: 'B', language: 'nl', createdAt: 0 },
  });
  await queryInterface.removeColumn('leagues', 'invite_key');
  // As a process of the release before stores them.
  const row = `(1, 'De Kantine', ${admin.id}, 1, 'points', 1, 0, 0, 0)`;
  await sequelize.query(
    `INSERT INTO leagues (competition_id, name, admin_id, week_id, mode, findable, invite_version, chat_revision,
       created_at) VALUES ${Array(LEAGUES).fill(row).join()}`,
  );
  await up();
  const first = await models.League.findAll({ attributes: ['id', 'inviteKey'], order: ['id'], raw: true });
  const keys = new Set(first.map(({ inviteKey }) => Number(inviteKey)));
  expect(keys.size).toBe(LEAGUES);
  for (const key of keys) expect(key > 0 && key < 2 ** 48).toBe(true);

  await models.League.update({ inviteKey: null }, { where: { id: first[7]?.id ?? 0 } });
  await up();
  const second = await models.League.findAll({ attributes: ['id', 'inviteKey'], order: ['id'], raw: true });
  const changedLeagues = second.filter(({ inviteKey }, index) => inviteKey !== first[index]?.inviteKey);
  expect(changedLeagues.map(({ id }) => id)).toEqual([first[7]?.id]);
  expect(changedLeagues[0]?.inviteKey).not.toBeNull();
});
