import { confirmWeek, settleDue } from '../../scoring/settlement/index.js';
import { databaseTimeJob } from '../../server/jobs/databaseTimeJob.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { joinTestDatabase, type TestDatabase, testDialect } from '../../testing/testDatabase.js';
import { DatabaseClock } from './databaseClock.js';

const DEADLINE = Date.parse('2024-06-19T13:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A process on a machine whose clock is wrong. */
interface Machine {
  readonly api: TestApi;
  readonly database: TestDatabase;
  readonly clock: DatabaseClock;
}

// A file is on the machine of its process.
if (testDialect === 'mysql') {
  let founder: TestApi;
  let owner: Manager;
  let changedBench: number[];
  let fast: Machine;
  let slow: Machine;

  async function startMachine(shift: number): Promise<Machine> {
    const localNow = () => Date.now() + shift;
    const database = await joinTestDatabase({ url: founder.database.url, localNow });
    const clock = new DatabaseClock(database);
    const api = await startTestApi({ ...database, clock, realNow: () => database.time.now() }, founder);
    await databaseTimeJob.run(api.context, 0);
    return { api, database, clock };
  }

  beforeAll(async () => {
    founder = await startTestApi();
    await importTournament(founder.database, founder.clock);
    founder.clock.set('2024-06-14T18:00:00Z');
    owner = await manager(founder);
    founder.clock.set('2024-06-19T08:00:00Z');
    await settleDue(founder.context);
    await confirmWeek(founder.context, 1);
    const [keeper = 0, ...field] = owner.squad.bench;
    changedBench = [keeper, ...field.reverse()];
    [fast, slow] = [await startMachine(HOUR), await startMachine(-HOUR)];
  });
  afterAll(async () => {
    for (const { api, database } of [fast, slow]) {
      await api.close();
      await database.drop();
    }
    await founder.close();
  });

  /** The game’s clock has run for a day, and shows this moment now. */
  async function setGame(moment: number): Promise<void> {
    await founder.database.models.Clock.upsert({
      id: 1,
      anchorRealMs: founder.database.time.now() - DAY,
      anchorGameMs: moment - DAY,
      speed: 1,
      holdAtMs: null,
    });
    for (const machine of [fast, slow]) await machine.clock.refresh();
  }

  const save = ({ api }: Machine) => {
    const client = Object.assign(new TestClient(api.url), { token: owner.client.token });
    return client.post(`team/${owner.teamId}/selections`, { ...owner.squad, bench: changedBench, weekId: 2 });
  };
  const lineupSeenAt = ({ api }: Machine) =>
    new TestClient(api.url).get(`team/${owner.teamId}/points/2`).then(({ status }) => status);

  it('two machines that are two hours apart agree on the time of the game', async () => {
    await setGame(DEADLINE - 20 * MINUTE);
    // Their measurements are wrong by half a round trip at most.
    expect(Math.abs(fast.clock.now() - slow.clock.now())).toBeLessThan(MINUTE);
    expect(fast.database.time.offset).toBeLessThan(MINUTE - HOUR);
    expect(slow.database.time.offset).toBeGreaterThan(HOUR - MINUTE);
  });

  it('before the deadline both take changes and show no lineup', async () => {
    await setGame(DEADLINE - 20 * MINUTE);
    for (const machine of [fast, slow]) {
      expect((await save(machine)).status).toBe(200);
      expect(await lineupSeenAt(machine)).toBe(404);
    }
  });

  it('after it both refuse changes and show the lineup', async () => {
    await setGame(DEADLINE + 20 * MINUTE);
    for (const machine of [fast, slow]) {
      const { status, body } = await save(machine);
      expect([status, body]).toEqual([409, refusal('deadline-passed')]);
      expect(await lineupSeenAt(machine)).toBe(200);
    }
  });

  it('a machine whose clock is wrong says so in its health, its metrics and its log', async () => {
    for (const { api } of [fast, slow]) {
      const client = new TestClient(api.url);
      expect((await client.get('health/ready')).body).toEqual({
        status: 'degraded',
        reason: 'clock differs from the database',
      });
      expect(api.logLines.join('')).toContain('the clock of this machine differs from the database’s');
      expect((await client.get('metrics')).body).toMatch(/^database_clock_offset_seconds -?\d{4}(\.\d+)?$/m);
    }
    expect((await new TestClient(founder.url).get('health/ready')).body).toEqual({ status: 'ok' });
  });
}
