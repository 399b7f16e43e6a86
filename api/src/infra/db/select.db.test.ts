import { DatabaseError } from 'sequelize';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { isUnavailable } from './isUnavailable.js';
import { select } from './select.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const firstName = 'O\'Brien \\ "x" :name; -- ü';
const addUser = (email: string, transaction: object | null = null) =>
  database.models.User.create(
    { email, firstName, lastName: 'Lukaku', language: 'nl', createdAt: 1_718_294_400_123 },
    { transaction: transaction as never },
  );
const named = (emails: readonly string[], transaction?: Parameters<typeof select>[3]) =>
  select<{ email: string; firstName: string; createdAt: number; city: string | null }>(
    database.sequelize,
    `SELECT email, first_name AS firstName, created_at AS createdAt, city FROM users
      WHERE email IN (:emails) AND first_name = :firstName ORDER BY email`,
    { emails, firstName },
    transaction,
  );

describe('rows that are selected', () => {
  it('match the values, whatever these contain', async () => {
    await addUser('a@example.test');
    await addUser("b'); DROP TABLE users; --@example.test");
    const rows = await named(['a@example.test', "b'); DROP TABLE users; --@example.test", 'c']);
    expect(rows.map(({ email }) => email)).toEqual([
      'a@example.test',
      "b'); DROP TABLE users; --@example.test",
    ]);
    expect(rows[0]).toEqual({ email: 'a@example.test', firstName, createdAt: 1_718_294_400_123, city: null });
  });

  it('are those visible to the transaction', async () => {
    const failure = new Error('undo');
    const undone = database.withTransaction(async (transaction) => {
      await addUser('inside@example.test', transaction);
      expect(await named(['inside@example.test'], transaction)).toHaveLength(1);
      throw failure;
    });
    await expect(undone).rejects.toBe(failure);
    expect(await named(['inside@example.test'])).toEqual([]);
  });

  it('are not read in a finished transaction', async () => {
    const over = await database.withTransaction(async (transaction) => transaction);
    await expect(named(['a@example.test'], over)).rejects.toThrow('you can no longer use it');
  });

  it('are reported to statement listeners', async () => {
    const statements: string[] = [];
    database.sequelize.addHook('afterQuery', 'watch', (_options, query) => {
      statements.push((query as unknown as { sql: string }).sql);
    });
    await named(['a@example.test']);
    database.sequelize.removeHook('afterQuery', 'watch');
    expect(statements).toEqual([expect.stringContaining("'a@example.test'")]);
  });
});

describe('a statement', () => {
  it('that is invalid fails as it does in Sequelize, and releases its connection', async () => {
    for (let times = 0; times < 20; times += 1) {
      const wrong = select(database.sequelize, 'SELECT nothing FROM nowhere');
      await expect(wrong).rejects.toBeInstanceOf(DatabaseError);
    }
    expect(await select(database.sequelize, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.each(['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'])(
    'that waited too long for a lock (%s) can be retried',
    async (code) => {
      const { connectionManager } = database.sequelize;
      const busy = Object.assign(new Error('database is locked'), { code });
      const answerBusy = (_statement: unknown, answered: (error: Error) => void) => answered(busy);
      const connection = { all: answerBusy, query: answerBusy };
      const spy = jest.spyOn(connectionManager, 'getConnection').mockResolvedValue(connection as never);
      const release = jest.spyOn(connectionManager, 'releaseConnection').mockReturnValue();
      try {
        const failure = await select(database.sequelize, 'SELECT 1 AS one').catch((error: unknown) => error);
        expect(isUnavailable(failure)).toBe(true);
        expect(release).toHaveBeenCalledTimes(1);
      } finally {
        spy.mockRestore();
        release.mockRestore();
      }
    },
  );

  it('requires every value', async () => {
    const lacking = select(database.sequelize, 'SELECT :one AS one', {});
    await expect(lacking).rejects.toThrow('no value for one');
  });
});
