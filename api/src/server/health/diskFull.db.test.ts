import { DatabaseError } from 'sequelize';
import { connectDatabase } from '../../infra/db/connectDatabase.js';
import type { Database } from '../../infra/db/database.js';
import { diskFault } from '../../infra/db/diskFault.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import { createTestDatabase, testDialect } from '../../testing/testDatabase.js';
import { diskSpaceJob } from '../jobs/diskSpaceJob.js';

const NEVER_FULL = 1_000_000_000;
const ORIGIN = testEnv.publicUrl;
const PASSWORD = 'Wachtwoord-2024';

// A server's full disk takes a server of its own: `npm run faults` has one.
if (testDialect === 'sqlite') {
  describe('a database whose disk is full', () => {
    let maxPages: number;
    /** With room for everything. */
    let roomy: TestApi;
    let database: Database;
    let api: TestApi;
    beforeAll(async () => {
      // Sequelize logs to the console each transaction that it could not roll back.
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      maxPages = NEVER_FULL;
      roomy = await startTestApi();
      database = await connectDatabase(roomy.database.url, { durable: false, maxPages: () => maxPages });
      api = await startTestApi({ ...database }, roomy);
      await roomy.database.sequelize.query('CREATE TABLE filling (bytes BLOB)');
    });
    afterAll(async () => {
      await database.sequelize.close();
      await api.close();
      await roomy.close();
    });
    beforeEach(() => {
      maxPages = NEVER_FULL;
    });

    let count = 0;
    function register(): Promise<Answer> & { readonly client: TestClient; readonly email: string } {
      count += 1;
      const client = new TestClient(api.url);
      const email = `fan${count}@example.test`;
      const body = { email, password: PASSWORD, firstName: 'Eden', lastName: 'Hazard' };
      // From an address of its own: limits are not what this is about.
      const headers = { 'x-forwarded-for': `203.0.113.${count % 250}` };
      const answer = client.post('user/register', body, { headers });
      return Object.assign(answer, { client, email });
    }

    /** No page is left, not even one that was freed. */
    async function fillDisk(): Promise<void> {
      maxPages = 1;
      const fill = () =>
        database.withTransaction((transaction) =>
          database.sequelize.query('INSERT INTO filling VALUES (zeroblob(3000))', { transaction }),
        );
      while (
        await fill().then(
          () => true,
          () => false,
        )
      );
      let last: Answer;
      do last = await register();
      while (last.status === 200);
      expect([last.status, last.body]).toEqual([503, refusal('not-available')]);
      expect(last.headers.get('retry-after')).toBe('60');
    }

    const ready = async () => (await new TestClient(api.url).get('health/ready')).body;
    const metric = async () =>
      /^database_disk_full (\d)$/m.exec((await new TestClient(api.url).get('metrics')).body)?.[1];

    it('is reported to writers, to the platform and in the metrics, until there is room again', async () => {
      expect([await ready(), await metric()]).toEqual([{ status: 'ok' }, '0']);
      await fillDisk();
      await diskSpaceJob.run(api.context, 0);
      const degraded = { status: 'degraded', reason: 'database disk full' };
      expect([await ready(), await metric()]).toEqual([degraded, '1']);
      maxPages = NEVER_FULL;
      expect((await register()).status).toBe(200);
      await diskSpaceJob.run(api.context, 0);
      expect([await ready(), await metric()]).toEqual([{ status: 'ok' }, '0']);
    });

    it('retains sessions, and signs in users with a session elsewhere', async () => {
      const fan = register();
      expect((await fan).status).toBe(200);
      await fillDisk();
      const renewAnswer = await fan.client.post('user/refresh', {}, { headers: { origin: ORIGIN } });
      expect(renewAnswer.status).toBe(200);
      const elsewhere = new TestClient(api.url);
      const signedIn = await elsewhere.post('user/login', { email: fan.email, password: PASSWORD });
      expect(signedIn.status).toBe(200);
      elsewhere.token = signedIn.body.token;
      expect((await elsewhere.get('user/profile')).status).toBe(200);
      // There is no token of its own to renew it with.
      expect([...elsewhere.cookies.keys()]).toEqual([]);
      fan.client.token = renewAnswer.body.token;
      maxPages = NEVER_FULL;
      expect((await fan.client.post('user/logout', {}, { headers: { origin: ORIGIN } })).status).toBe(200);
      expect((await elsewhere.get('user/profile')).status).toBe(401);
    });
    it('that fails is reported as one that is full', async () => {
      const query = database.sequelize.query.bind(database.sequelize);
      const failing = jest.spyOn(database.sequelize, 'query').mockImplementation((async (
        ...[sql, options]: Parameters<typeof query>
      ) => {
        if (!/^(INSERT|CREATE)/.test(typeof sql === 'string' ? sql : sql.query)) return query(sql, options);
        const parent = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE', sql: '' });
        throw new DatabaseError(parent);
      }) as typeof query);
      const answer = await register();
      expect([answer.status, answer.body]).toEqual([503, refusal('not-available')]);
      expect(answer.headers.get('retry-after')).toBe('60');
      await diskSpaceJob.run(api.context, 0);
      expect(await ready()).toEqual({ status: 'degraded', reason: 'database disk failing' });
      const metrics = (await new TestClient(api.url).get('metrics')).body;
      expect(metrics).toMatch(/^database_disk_failing 1$/m);
      failing.mockRestore();
      await diskSpaceJob.run(api.context, 0);
      expect(await ready()).toEqual({ status: 'ok' });
    });
  });
} else {
  it('a server without room for a table sends a recognised error', async () => {
    const { sequelize, drop } = await createTestDatabase();
    const filled = sequelize.transaction(async (transaction) => {
      await sequelize.query('SET SESSION max_heap_table_size = 16384', { transaction });
      await sequelize.query('CREATE TEMPORARY TABLE filling (bytes CHAR(255)) ENGINE = MEMORY', {
        transaction,
      });
      for (let row = 0; row < 1000; row += 1)
        await sequelize.query("INSERT INTO filling VALUES ('full')", { transaction });
    });
    const failure: unknown = await filled.then(
      () => null,
      (error: unknown) => error,
    );
    expect([failure instanceof Error, diskFault(failure)]).toEqual([true, 'full']);
    await drop();
  });
}
