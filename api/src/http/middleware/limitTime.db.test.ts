import { randomUUID } from 'node:crypto';
import { connectDatabase } from '../../infra/db/connectDatabase.js';
import type { Database } from '../../infra/db/database.js';
import { holdTransaction } from '../../testing/holdTransaction.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import { testDialect } from '../../testing/testDatabase.js';
import { Wire } from '../../testing/wire.js';

/** Milliseconds that a call may wait for the database; without it a call waits ten seconds for a connection. */
const BUDGET = 1_000;
/** What a busy machine takes besides, in milliseconds: less than the rest of those ten seconds. */
const SLACK = 8_000;

if (testDialect === 'mysql') {
  describe('an API whose database hangs', () => {
    /** Reads the database while the other connection is cut off. */
    let direct: TestApi;
    let wire: Wire;
    let database: Database;
    let api: TestApi;
    let fan: Person;
    let squad: SquadBody;
    beforeAll(async () => {
      // Sequelize logs to the console each transaction that it could not roll back.
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      direct = await startTestApi();
      await importTournament(direct.database, direct.clock);
      const url = new URL(direct.database.url);
      wire = new Wire({ host: url.hostname, port: Number(url.port || 3306) });
      url.port = String(await wire.open());
      url.hostname = '127.0.0.1';
      database = await connectDatabase(url.href, { poolSize: 4, statementTimeout: BUDGET });
      const env = { ...testEnv, databaseTimeouts: { call: BUDGET, long: 60_000 } };
      api = await startTestApi({ ...database, env }, direct);
      squad = await aSquad(direct.database);
    });
    beforeEach(async () => {
      fan = await signedIn(direct);
      await new TestClient(api.url).get('competition');
    });
    afterAll(async () => {
      await database.sequelize.close();
      wire.close();
      await api.close();
      await direct.close();
    });

    const save = (key: string): Promise<Answer> => {
      const client = new TestClient(api.url);
      client.token = fan.client.token;
      const body = { teamName: 'Rode Duivels', ...squad };
      return client.post('team/add', body, { headers: { 'idempotency-key': key } });
    };
    const stored = () => direct.database.models.Team.count({ where: { userId: fan.userId } });
    async function until(call: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        const answer = await call();
        if (answer.status !== 503) return answer;
      }
    }

    it('answers every call in time, stays alive, is not ready, and recovers at once', async () => {
      wire.freeze();
      const start = performance.now();
      const answers = await Promise.all(Array.from({ length: 20 }, () => save(randomUUID())));
      expect(performance.now() - start).toBeLessThan(BUDGET + SLACK);
      for (const { status, body, headers } of answers) {
        expect([status, body]).toEqual([503, refusal('not-available')]);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const probe = async (name: string) => (await new TestClient(api.url).get(`health/${name}`)).status;
      expect([await probe('live'), await probe('ready')]).toEqual([200, 503]);
      wire.thaw();
      const back = performance.now();
      await until(() => new TestClient(api.url).get('health/ready'));
      expect((await until(() => save(randomUUID()))).status).toBe(200);
      expect(performance.now() - back).toBeLessThan(BUDGET + SLACK);
    });

    it('stores a retried change once after its outcome was unknown', async () => {
      const key = randomUUID();
      wire.swallowAnswersTo('COMMIT');
      expect((await save(key)).status).toBe(503);
      expect(await stored()).toBe(1);
      const answer = await until(() => save(key));
      expect([answer.status, await stored()]).toEqual([200, 1]);
    });

    it('stores a retried change whose connection hung', async () => {
      const key = randomUUID();
      wire.silence();
      expect((await save(key)).status).toBe(503);
      const answer = await until(() => save(key));
      expect([answer.status, await stored()]).toEqual([200, 1]);
    });
  });
} else {
  it('refuses a call that waits too long for the database file, with a time to retry', async () => {
    const env = { ...testEnv, databaseTimeouts: { call: 50, long: 60_000 } };
    const api = await startTestApi({ env });
    const writer = await holdTransaction(api.database);
    const body = {
      email: 'fan@example.test',
      password: 'Wachtwoord1!',
      firstName: 'Eden',
      lastName: 'Hazard',
    };
    const answer = await new TestClient(api.url).post('user/register', body);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await writer.release();
    await api.close();
  });
}
