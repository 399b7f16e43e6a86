import { type Model, type ModelStatic, QueryTypes } from 'sequelize';
import { holdTransaction } from '../../testing/holdTransaction.js';
import { createTestDatabase, type TestDatabase, testDialect } from '../../testing/testDatabase.js';
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
  it('has every column of every model', async () => {
    const models: ModelStatic<Model>[] = Object.values(database.models);
    for (const model of models) {
      await expect(model.findAll({ limit: 1 })).resolves.toEqual([]);
    }
  });

  it('is not migrated twice, even by two concurrent processes', async () => {
    await expect(Promise.all([migrate(database), migrate(database)])).resolves.toEqual([[], []]);
  });
});

describe('a transaction', () => {
  it('stores moments to the millisecond and gives new rows their id', async () => {
    const user = await database.withTransaction((transaction) =>
      database.models.User.create(aUser('a@example.test'), { transaction }),
    );
    const read = await database.models.User.findByPk(user.id, { raw: true });
    expect(read).toMatchObject({ id: user.id, createdAt: 1_718_784_000_123 });
  });

  it('stores nothing when its work fails', async () => {
    const work = database.withTransaction(async (transaction) => {
      await database.models.User.create(aUser('b@example.test'), { transaction });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await database.models.User.count({ where: { email: 'b@example.test' } })).toBe(0);
  });

  it('rejects a row that violates a unique index, and names the field', async () => {
    await database.models.User.create(aUser('c@example.test'));
    await expect(database.models.User.create(aUser('c@example.test'))).rejects.toMatchObject({
      name: 'SequelizeUniqueConstraintError',
    });
  });

  it('rejects a row whose parent is missing', async () => {
    await expect(database.models.UserRole.create({ userId: 999, role: 'premium' })).rejects.toMatchObject({
      name: 'SequelizeForeignKeyConstraintError',
    });
  });

  it('loses none of many concurrent increments', async () => {
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

  it('is retried after it was the victim of a deadlock', async () => {
    const [one, two] = await Promise.all(
      ['e', 'f'].map((name) =>
        database.models.User.create({ ...aUser(`${name}@example.test`), createdAt: 0 }),
      ),
    );
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const add = (order: number[]) =>
      database.withTransaction(async (transaction) => {
        for (const id of order) {
          const row = await database.models.User.findByPk(id, {
            transaction,
            lock: true,
            rejectOnEmpty: true,
          });
          await new Promise((resolve) => setTimeout(resolve, 20));
          await row.update({ createdAt: row.createdAt + 1 }, { transaction });
        }
      });
    await Promise.all([add(ids), add(ids.toReversed())]);
    const rows = await database.models.User.findAll({ where: { id: ids }, raw: true });
    expect(rows.map(({ createdAt }) => createdAt)).toEqual([2, 2]);
  });

  it('counts the rows that an update matches, also when their values are unchanged', async () => {
    const { User } = database.models;
    const user = await User.create(aUser('same@example.test'));
    await expect(User.update({ lastName: 'Hazard' }, { where: { id: user.id } })).resolves.toEqual([1]);
  });

  it('returns sums as numbers, and the number of updated rows', async () => {
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

if (testDialect === 'mysql') {
  describe('a lock wait that times out', () => {
    it('rolls back the whole transaction', async () => {
      const user = await database.models.User.create(aUser('g@example.test'));
      const holder = await holdTransaction(database, (transaction) =>
        database.models.User.findByPk(user.id, { transaction, lock: true }),
      );
      const waiting = database.withTransaction(async (transaction) => {
        await database.sequelize.query('SET SESSION innodb_lock_wait_timeout = 1', { transaction });
        await database.models.User.create(aUser('h@example.test'), { transaction });
        await database.models.User.update({ city: 'Gent' }, { where: { id: user.id }, transaction });
      });
      await expect(waiting).rejects.toMatchObject({ parent: { errno: 1205 } });
      await holder.release();
      expect(await database.models.User.count({ where: { email: 'h@example.test' } })).toBe(0);
    });
  });
}
