import { createTestDatabase, type TestDatabase, testDialect } from '../../testing/testDatabase.js';
import { Wire } from '../../testing/wire.js';
import { connectDatabase } from './connectDatabase.js';
import type { Database } from './database.js';
import { isUnavailable } from './isUnavailable.js';
import { withTimeBudget } from './timeBudget.js';

const POOL_SIZE = 4;

function isRefusedStill(error: unknown): false {
  expect(isUnavailable(error)).toBe(true);
  return false;
}

function aUser(email: string) {
  return { email, firstName: 'Vincent', lastName: 'Kompany', language: 'nl' as const, createdAt: 0 };
}

if (testDialect === 'mysql') {
  describe('a database server that goes away and comes back', () => {
    let direct: TestDatabase;
    let database: Database;
    let wire: Wire;
    let port: number;
    beforeAll(async () => {
      // Sequelize logs to the console each transaction that it could not roll back.
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      direct = await createTestDatabase();
      const url = new URL(direct.url);
      wire = new Wire({ host: url.hostname, port: Number(url.port || 3306) });
      port = await wire.open();
      url.hostname = '127.0.0.1';
      url.port = String(port);
      database = await connectDatabase(url.href, { poolSize: POOL_SIZE });
    });
    afterAll(async () => {
      await database.sequelize.close();
      wire.close();
      await direct.drop();
    });

    it('loses nothing that was acknowledged, refuses calls meanwhile, and needs no restart', async () => {
      const add = (email: string) =>
        database.withTransaction((transaction) => database.models.User.create(aUser(email), { transaction }));
      await Promise.all(['a', 'b', 'c'].map((name) => add(`${name}@example.test`)));
      wire.close();
      const refused = await Promise.allSettled(
        ['d', 'e', 'f', 'g', 'h'].map((name) => add(`${name}@example.test`)),
      );
      for (const one of refused) {
        expect(one.status).toBe('rejected');
        if (one.status === 'rejected' && !isUnavailable(one.reason)) throw one.reason;
      }
      await wire.open(port);
      // The pool hands out what it met while the server was away, once for each connection it may have.
      let attempts = 0;
      while (attempts <= POOL_SIZE && !(await add('i@example.test').then(() => true, isRefusedStill)))
        attempts += 1;
      const emails = (await direct.models.User.findAll({ order: ['email'], raw: true })).map(
        ({ email }) => email,
      );
      expect(emails).toEqual(['a', 'b', 'c', 'i'].map((name) => `${name}@example.test`));
    });
  });
} else {
  describe('a database file that another process is writing', () => {
    let database: TestDatabase;
    let other: Database;
    beforeAll(async () => {
      // Sequelize logs to the console each transaction that it could not end.
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      database = await createTestDatabase();
      other = await connectDatabase(database.url, { durable: false });
    });
    afterAll(async () => {
      await other.sequelize.close();
      await database.drop();
    });

    it('is not left locked by a transaction whose commit failed', async () => {
      const broken = database.withTransaction(async (transaction) => {
        await database.sequelize.query('PRAGMA defer_foreign_keys = ON', { transaction });
        await database.models.UserRole.create({ userId: 999, role: 'premium' }, { transaction });
      });
      await expect(broken).rejects.toThrow();
      const next = withTimeBudget(60_000, () =>
        other.withTransaction((transaction) =>
          other.models.User.create(aUser('next@example.test'), { transaction }),
        ),
      );
      await next;
      await other.models.User.destroy({ where: {} });
    });

    it('can be read meanwhile, and is written afterwards', async () => {
      let release: (() => void) | undefined;
      const theirs = other.withTransaction(async (transaction) => {
        await other.models.User.create(aUser('theirs@example.test'), { transaction });
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
      const ourUser = database.withTransaction((transaction) =>
        database.models.User.create(aUser('ours@example.test'), { transaction }),
      );
      while (!release) await pause(5);
      await pause(50);
      expect(await database.models.User.count()).toBe(0);
      release();
      await Promise.all([theirs, ourUser]);
      expect(await database.models.User.count()).toBe(2);
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
