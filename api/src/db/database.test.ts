import { QueryTypes } from 'sequelize';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.js';
import { migrate } from './migrate.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function aUser(email: string) {
  return {
    email,
    passwordHash: null,
    firstName: 'Eden',
    lastName: 'Hazard',
    language: 'nl' as const,
    createdAt: 1_718_784_000_123,
  };
}

describe('the schema', () => {
  it('holds every column of every model', async () => {
    for (const model of Object.values(database.models)) {
      await expect(model.findAll({ limit: 1 })).resolves.toEqual([]);
    }
  });

  it('is not migrated twice, not even by two processes at once', async () => {
    await expect(Promise.all([migrate(database), migrate(database)])).resolves.toEqual([[], []]);
  });
});

describe('a transaction', () => {
  it('keeps moments to the millisecond and gives new rows their id', async () => {
    const user = await database.withTransaction((transaction) =>
      database.models.User.create(aUser('a@example.test'), { transaction }),
    );
    const read = await database.models.User.findByPk(user.id, { raw: true });
    expect(read).toMatchObject({ id: user.id, createdAt: 1_718_784_000_123 });
  });

  it('leaves nothing behind when the work fails', async () => {
    const work = database.withTransaction(async (transaction) => {
      await database.models.User.create(aUser('b@example.test'), { transaction });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await database.models.User.count({ where: { email: 'b@example.test' } })).toBe(0);
  });

  it('refuses a second row where one may be, and names the field', async () => {
    await database.models.User.create(aUser('c@example.test'));
    await expect(database.models.User.create(aUser('c@example.test'))).rejects.toMatchObject({
      name: 'SequelizeUniqueConstraintError',
    });
  });

  it('refuses a row whose parent is missing', async () => {
    await expect(database.models.UserRole.create({ userId: 999, role: 'premium' })).rejects.toMatchObject({
      name: 'SequelizeForeignKeyConstraintError',
    });
  });

  it('loses none of many increments made at once', async () => {
    const user = await database.models.User.create({ ...aUser('d@example.test'), createdAt: 0 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.withTransaction(async (transaction) => {
          const row = await database.models.User.findByPk(user.id, {
            transaction,
            lock: true,
            rejectOnEmpty: true,
          });
          row.createdAt += 1;
          await row.save({ transaction });
        }),
      ),
    );
    await user.reload();
    expect(user.createdAt).toBe(20);
  });

  it('answers sums as numbers and tells how many rows an update changed', async () => {
    const [row] = await database.sequelize.query<{ total: number; mean: number }>(
      'SELECT SUM(favorite) AS total, AVG(favorite) AS mean FROM (SELECT 1 AS favorite UNION ALL SELECT 2) AS t',
      { type: QueryTypes.SELECT },
    );
    expect(row).toEqual({ total: 3, mean: 1.5 });
    const [changed] = await database.models.User.update(
      { city: 'Gent' },
      { where: { email: 'd@example.test' } },
    );
    expect(changed).toBe(1);
  });
});
