import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('an address counts as verified where an identity, a used reset link or the demo verified it, and nowhere else', async () => {
  const { models, sequelize } = database;
  const queryInterface = sequelize.getQueryInterface();
  const migration = migrations.find(({ name }) => name.endsWith('verify-emails'));
  const account = async (email: string, deletedAt: number | null = null) => {
    const names = { firstName: 'Eden', lastName: 'Hazard', language: 'nl' } as const;
    return (await models.User.create({ ...names, email, createdAt: 7, deletedAt })).id;
  };
  const reset = (userId: number, tokenHash: string, usedAt: number | null) =>
    models.PasswordReset.create({ userId, tokenHash: tokenHash.repeat(64), expiresAt: 9, usedAt });
  const identity = (userId: number, subject: string) =>
    models.UserIdentity.create({
      userId,
      provider: 'vrt',
      issuer: 'https://id.example',
      subject,
      createdAt: 8,
    });

  const proved = [
    await account('broadcaster@example.test'),
    await account('reset@example.test'),
    await account('fan@demo.test'),
  ];
  const unproved = [
    await account('only-password@example.test'),
    await account('reset-asked@example.test'),
    await account('deleted@example.test', 8),
  ];

  // SQLite makes the table of users again, so what refers to them follows.
  await queryInterface.dropTable('email_verifications');
  await queryInterface.removeColumn('users', 'email_verified_at');
  await identity(proved[0] ?? 0, 'one');
  await reset(proved[1] ?? 0, 'a', 8);
  await reset(unproved[1] ?? 0, 'b', null);
  await identity(unproved[2] ?? 0, 'two');
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
    migration?.up({ queryInterface, transaction }),
  );

  const users = await models.User.findAll({
    attributes: ['id', 'emailVerifiedAt'],
    order: ['id'],
    raw: true,
  });
  expect(users).toEqual([
    ...proved.map((id) => ({ id, emailVerifiedAt: 7 })),
    ...unproved.map((id) => ({ id, emailVerifiedAt: null })),
  ]);
});
