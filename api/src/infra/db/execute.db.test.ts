import { DatabaseError, UniqueConstraintError } from 'sequelize';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { execute, insertReturningId } from './execute.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const INSERT = `INSERT INTO users (email, first_name, last_name, language, created_at)
  VALUES (:email, :firstName, 'Lukaku', 'nl', 0)`;
const firstName = 'O\'Brien \\ "x" :email ? ; -- ü';
const insert = (email: string) =>
  database.withTransaction((transaction) =>
    insertReturningId(database.sequelize, INSERT, { email, firstName }, transaction),
  );

/** Both ways have the same result: without watchers statements go to the driver, with one through Sequelize. */
describe.each(['without watchers', 'watched'])('rows written %s', (way) => {
  beforeAll(() => {
    if (way === 'watched') database.sequelize.addHook('beforeQuery', 'watch', () => {});
  });
  afterAll(() => {
    database.sequelize.removeHook('beforeQuery', 'watch');
  });

  it('get an id, and have the given values', async () => {
    const id = await insert(`a ${way}`);
    const next = await insert(`b ${way}`);
    expect(next).toBe(id + 1);
    const user = await database.models.User.findByPk(next, { raw: true });
    expect(user).toMatchObject({ id: next, email: `b ${way}`, firstName });
  });

  it('are counted when they are updated', async () => {
    const id = await insert(`c ${way}`);
    const rename = (name: string | null, userId: number) =>
      database.withTransaction((transaction) =>
        execute(
          database.sequelize,
          'UPDATE users SET first_name = :name WHERE id = :userId',
          { name, userId },
          transaction,
        ),
      );
    expect(await rename('Jan', id)).toBe(1);
    expect(await rename('Jan', 999_999)).toBe(0);
    expect((await database.models.User.findByPk(id))?.firstName).toBe('Jan');
  });

  it('are rejected as by a model', async () => {
    await insert(`d ${way}`);
    await expect(insert(`d ${way}`)).rejects.toBeInstanceOf(UniqueConstraintError);
    const wrong = database.withTransaction((transaction) =>
      execute(database.sequelize, 'UPDATE nowhere SET nothing = 1', {}, transaction),
    );
    await expect(wrong).rejects.toBeInstanceOf(DatabaseError);
  });

  it('are not written in a finished transaction', async () => {
    const over = await database.withTransaction(async (transaction) => transaction);
    const late = insertReturningId(database.sequelize, INSERT, { email: `e ${way}`, firstName }, over);
    await expect(late).rejects.toThrow('you can no longer use it');
  });
});
