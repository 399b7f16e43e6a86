import { createConnection } from 'mysql2/promise';
import { holdTransaction } from '../../testing/holdTransaction.js';
import { createTestDatabase, type TestDatabase, testDialect } from '../../testing/testDatabase.js';
import { Wire } from '../../testing/wire.js';
import { waitingForConnection } from './boundConnections.js';
import { type ConnectOptions, connectDatabase } from './connectDatabase.js';
import type { Database } from './database.js';
import { isUnavailable } from './isUnavailable.js';
import { select } from './select.js';
import { remainingTime, withStatementTimeout, withTimeBudget } from './timeBudget.js';

const POOL_SIZE = 4;
/**
 * Milliseconds for a statement; far more than one takes here. The server itself ends a silent connection after ten
 * times that.
 */
const TIMEOUT = 1_000;
/** What a busy machine takes besides, in milliseconds: less than the rest of those ten seconds. */
const SLACK = 8_000;

function aUser(email: string) {
  return { email, firstName: 'Vincent', lastName: 'Kompany', language: 'nl' as const, createdAt: 0 };
}

if (testDialect === 'mysql') {
  let direct: TestDatabase;
  let wire: Wire;
  let port: number;
  const openedDatabases: Database[] = [];
  beforeAll(async () => {
    // Sequelize logs to the console each transaction that it could not roll back.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    direct = await createTestDatabase();
    const { hostname, port: target } = new URL(direct.url);
    wire = new Wire({ host: hostname, port: Number(target || 3306) });
    port = await wire.open();
  });
  afterAll(async () => {
    for (const { sequelize } of openedDatabases) await sequelize.close().catch(() => {});
    wire.close();
    await direct.drop();
  });

  /** Through the wire, with all connections of the pool open. */
  async function open(options: ConnectOptions = {}, account = ''): Promise<Database> {
    const url = new URL(direct.url);
    url.hostname = '127.0.0.1';
    url.port = String(port);
    if (account !== '') url.username = account;
    const database = await connectDatabase(url.href, {
      poolSize: POOL_SIZE,
      statementTimeout: TIMEOUT,
      ...options,
    });
    openedDatabases.push(database);
    return database;
  }

  const add = (database: Database, email: string) =>
    database.withTransaction((transaction) => database.models.User.create(aUser(email), { transaction }));
  const emails = async (like: string) =>
    (await direct.models.User.findAll({ order: ['email'], raw: true }))
      .map(({ email }) => email)
      .filter((email) => email.startsWith(like));
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
    );
  async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
    const start = performance.now();
    const value = await work();
    return { ms: performance.now() - start, value };
  }

  describe('connections that hang', () => {
    it('are closed after the statement timeout, and replaced', async () => {
      const database = await open();
      await Promise.all(['a1', 'a2', 'a3', 'a4'].map((email) => add(database, email)));
      wire.silence();
      const { ms, value } = await timed(() =>
        Promise.all(['a5', 'a6', 'a7', 'a8'].map((email) => outcomeOf(add(database, email)))),
      );
      expect(value).toEqual(Array(4).fill('unavailable'));
      expect(ms).toBeLessThan(TIMEOUT + SLACK);
      await Promise.all(['a5', 'a6', 'a7', 'a8', 'a9'].map((email) => add(database, email)));
      expect(await emails('a')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9']);
    });

    it('are closed by reads that bypass Sequelize, too', async () => {
      const database = await open({ poolSize: 1 });
      const read = () => select(database.sequelize, 'SELECT 1 AS one');
      await read();
      wire.silence();
      expect(await outcomeOf(read())).toBe('unavailable');
      expect(await read()).toEqual([{ one: 1 }]);
    });

    it('do not block a retry by the locks of their transactions', async () => {
      const database = await open();
      const broken = database.withTransaction(async (transaction) => {
        await database.models.User.create(aUser('b1'), { transaction });
        wire.silence();
        await database.models.User.create(aUser('b2'), { transaction });
      });
      expect(await outcomeOf(broken)).toBe('unavailable');
      const again = async () => {
        while ((await outcomeOf(add(database, 'b1'))) !== 'done');
      };
      expect((await timed(again)).ms).toBeLessThan(TIMEOUT + SLACK);
      expect(await emails('b')).toEqual(['b1']);
    });
  });

  it('a caller that waits for a connection is counted until there is one', async () => {
    const database = await open({ poolSize: 1 });
    const openTransaction = await holdTransaction(database, (transaction) =>
      database.models.User.count({ transaction }),
    );
    expect(waitingForConnection(database.sequelize)).toBe(0);
    const reading = Promise.all([1, 2].map(() => select(database.sequelize, 'SELECT 1 AS one')));
    expect(waitingForConnection(database.sequelize)).toBe(2);
    await openTransaction.release();
    await reading;
    expect(waitingForConnection(database.sequelize)).toBe(0);
  });

  describe('a database that is frozen', () => {
    it('delays a call no longer than its budget for all its waits together', async () => {
      const budget = 3 * TIMEOUT;
      const database = await open({ poolSize: 1, statementTimeout: budget });
      await add(database, 'c1');
      wire.freeze();
      const call = () =>
        withTimeBudget(budget, async () => {
          const outcomes = [];
          for (const email of ['c2', 'c3', 'c4']) outcomes.push(await outcomeOf(add(database, email)));
          expect(remainingTime()).toBe(0);
          return outcomes;
        });
      const { ms, value } = await timed(() => Promise.all([call(), call(), call()]));
      expect(value.flat()).toEqual(Array(9).fill('unavailable'));
      // Each of a call's three transactions alone would wait as long.
      expect(ms).toBeLessThan(2.8 * budget);
      wire.thaw();
      const { ms: back } = await timed(async () => {
        while ((await outcomeOf(add(database, 'c5'))) !== 'done');
      });
      expect(back).toBeLessThan(budget + SLACK);
    });

    it('completes the work in progress when it recovers in time', async () => {
      const database = await open({ poolSize: 2, statementTimeout: 10_000 });
      await Promise.all([add(database, 'd1'), add(database, 'd2')]);
      wire.freeze();
      const work = Promise.all(['d3', 'd4'].map((email) => add(database, email)));
      setImmediate(() => wire.thaw());
      await work;
      expect(await emails('d')).toEqual(['d1', 'd2', 'd3', 'd4']);
    });
  });

  describe('statements that exceed the timeout', () => {
    const slow = `SELECT SLEEP(${(TIMEOUT * 1.5) / 1_000}) AS slept`;

    it('are ended in a call, and their connection is closed', async () => {
      const database = await open({ poolSize: 1 });
      expect(await outcomeOf(select(database.sequelize, slow))).toBe('unavailable');
      expect(await select(database.sequelize, 'SELECT 2 AS two')).toEqual([{ two: 2 }]);
    });

    it('are allowed in a job that handles everything', async () => {
      const database = await open({ poolSize: 1 });
      const rows = withStatementTimeout(60_000, () => select(database.sequelize, slow));
      expect(await rows).toEqual([{ slept: 0 }]);
    });
  });

  describe('a server whose connections are in use by others', () => {
    // An account each: the server counts a connection of the test before for a while after its end.
    const [BURST, HELD] = [`euro_burst_${process.pid}`, `euro_held_${process.pid}`];
    const names = [BURST, HELD].flatMap((account) => [`${account}@'%'`, `${account}@localhost`]);
    beforeAll(async () => {
      const admin = await createConnection(direct.url);
      const database = `\`${new URL(direct.url).pathname.slice(1)}\``;
      for (const name of names) {
        await admin.query(`CREATE USER ${name} WITH MAX_USER_CONNECTIONS 2`);
        await admin.query(`GRANT ALL ON ${database}.* TO ${name}`);
      }
      await admin.end();
    });
    afterAll(async () => {
      const admin = await createConnection(direct.url);
      for (const name of names) await admin.query(`DROP USER ${name}`);
      await admin.end();
    });

    it('has a burst wait for the connections of the pool', async () => {
      const database = await open({ poolSize: 10 }, BURST);
      const read = () =>
        database.sequelize.transaction((transaction) =>
          select(database.sequelize, 'SELECT 3 AS three', {}, transaction),
        );
      const outcomes = await Promise.all(Array.from({ length: 40 }, () => outcomeOf(read())));
      expect(outcomes).toEqual(Array(40).fill('done'));
      await database.sequelize.close();
    });

    it('refuses in time when there is none at all', async () => {
      const url = new URL(direct.url);
      url.username = HELD;
      const others = [await createConnection(url.href), await createConnection(url.href)];
      const late = await timed(() =>
        outcomeOf(
          withTimeBudget(TIMEOUT, () => connectDatabase(url.href)).catch(({ cause }) =>
            Promise.reject(cause),
          ),
        ),
      );
      expect(late.value).toBe('unavailable');
      expect(late.ms).toBeLessThan(2 * SLACK);
      for (const other of others) await other.end();
    });
  });
} else {
  describe('a database file with a writer that does not finish', () => {
    it('delays a call no longer than its budget', async () => {
      const database = await createTestDatabase();
      const writer = await holdTransaction(database);
      const late = withTimeBudget(50, () => database.withTransaction(async () => {}));
      await expect(late).rejects.toMatchObject({ code: 'not-available' });
      await writer.release();
      await withTimeBudget(5_000, () => database.withTransaction(async () => {}));
      await database.drop();
    });

    it('delays a call no longer than its budget when the writer is another process', async () => {
      const database = await createTestDatabase();
      const other = await connectDatabase(database.url, { durable: false });
      await other.withTransaction(async () => {
        const late = withTimeBudget(50, () => database.withTransaction(async () => {}));
        expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true);
      });
      await other.sequelize.close();
      await database.drop();
    });
  });
}
