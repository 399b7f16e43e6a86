import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedTeams } from '../demo/seedTeams.js';
import { migrate } from '../infra/db/migrate.js';
import { MAX_LAG_MS } from '../infra/db/replicas/index.js';
import { settleDue } from '../scoring/settlement/index.js';
import type { DatabaseServer } from '../testing/databaseServer.js';
import { freePort } from '../testing/freePort.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { startReplicated } from '../testing/startReplicated.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';
import { testDialect } from '../testing/testDatabase.js';
import { refreshSnapshot } from '../tournament/index.js';

const AFTER_ONE = '2024-06-19T08:00:00Z';
const AFTER_TWO = '2024-06-23T08:00:00Z';
const DATABASE = 'replicated';

// It starts servers of its own, so once is enough.
if (testDialect === 'mysql') {
  const folder = mkdtempSync(join(tmpdir(), 'euro-replicas-'));
  const servers: DatabaseServer[] = [];
  const apis: TestApi[] = [];
  let primary: DatabaseServer;
  let replica: DatabaseServer;
  let api: TestApi;
  let fan: Manager;
  let member: Manager;
  let leagueId: number;

  beforeAll(async () => {
    const startedDatabases = await startReplicated({
      folder,
      logs: folder,
      onServer: (server) => servers.push(server),
    });
    primary = startedDatabases.primary;
    replica = startedDatabases.others[0] as DatabaseServer;
    await primary.createDatabase(DATABASE);
    const unusedPort = await freePort();
    api = await open([replica.port, unusedPort]);
    await migrate(api.database);
    await importTournament(api.database, api.clock);
    await seedTeams(api.context, { teams: 8, weekId: 1, seed: 3 });
    api.clock.set(BEFORE_THE_START);
    fan = await manager(api, { teamName: 'Eerste naam' }, { roles: ['premium'] });
    member = await manager(api, { teamName: 'Ander' });
    leagueId = (await fan.client.post(`league/team/${fan.teamId}`, { name: 'De Kantine' })).body.league.id;
    const joined = { leagueId, teamId: member.teamId, joinedAt: 1 };
    await api.database.models.LeagueMember.create(joined);
    api.clock.set(AFTER_ONE);
    await settleDue(api.context);
    await refreshSnapshot(api.context);
    await follow();
    // Nobody here has changed anything lately, but where a test says so.
    passWrites();
  });
  afterAll(async () => {
    for (const one of apis) await one.close();
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await replica.run('START SLAVE');
    await follow();
  });

  const urlAt = (port: number) => `mysql://root@127.0.0.1:${port}/${DATABASE}`;

  /** A process of the API that reads on the servers at these ports. */
  async function open(replicaPorts: readonly number[]): Promise<TestApi> {
    const openedApi = await startTestApi(
      {},
      { database: { url: urlAt(primary.port), replicaUrls: replicaPorts.map(urlAt) } },
    );
    apis.push(openedApi);
    openedApi.clock.set(AFTER_ONE);
    return openedApi;
  }

  /** Waits until the replica has all that the primary has, and lets the processes find that out. */
  async function follow(): Promise<void> {
    const [at, follower] = [await primary.connect(), await replica.connect()];
    const [rows] = await at.query('SELECT @@GLOBAL.gtid_binlog_pos AS position');
    const [{ position }] = rows as [{ position: string }];
    const [waited] = await follower.query('SELECT MASTER_GTID_WAIT(?, 30) AS outcome', [position]);
    expect(waited).toEqual([{ outcome: 0 }]);
    await Promise.all([at.end(), follower.end()]);
    for (const one of apis) await one.context.replicas.poll();
  }

  /** From here on the replica gets nothing more. */
  const holdBack = () => replica.run('STOP SLAVE SQL_THREAD');

  /** What is true on the replica only: who is shown it, reads there. */
  const markReplica = (name: string) =>
    replica.run(
      'SET SESSION sql_log_bin = 0',
      `UPDATE ${DATABASE}.teams SET name = '${name}' WHERE id = ${member.teamId}`,
    );

  /** More time passes than a change is remembered. */
  function passWrites(): void {
    for (const { client } of [fan, member]) client.cookies.clear();
    for (const one of apis) one.passTime(MAX_LAG_MS + 1_000);
  }

  async function namesIn(client: TestClient, path = 'rankings/general?pageRecords=50'): Promise<string[]> {
    const { status, body } = await client.get(path);
    expect([status, body.error]).toEqual([200, undefined]);
    const rows: { team: { name: string } }[] = (body.result ?? body).data;
    return rows.map(({ team }) => team.name);
  }

  /** Nothing is repeated to him from memory. */
  function visitor(of = api): TestClient {
    of.passTime(1_000);
    return new TestClient(of.url);
  }
  const usable = (of = api) => of.context.replicas.states().map(({ isUsable }) => isUsable);
  const counts = (of = api) => ({ ...of.context.replicas.reads });

  describe('a read that may be outdated', () => {
    beforeAll(() => markReplica('Op de replica'));
    afterAll(() => markReplica('Ander'));

    it('is sent to the replica that is up to date, for visitors and members', async () => {
      expect(usable()).toEqual([true, false]);
      expect(await namesIn(visitor())).toContain('Op de replica');
      expect(await namesIn(member.client)).toContain('Op de replica');
      expect(await namesIn(fan.client, `league/${leagueId}`)).toContain('Op de replica');
    });

    it.each(['', '/history', '/matches', '/cup'])('of a league%s is sent there', async (part) => {
      const before = counts();
      expect((await fan.client.get(`league/${leagueId}${part}`)).status).toBe(200);
      expect(counts()).toEqual({ ...before, replica: before.replica + 1 });
    });

    it.each(['teams', 'user/profile', 'team/{id}'])('is not %s', async (path) => {
      const before = counts();
      const { body } = await member.client.get(path.replace('{id}', String(member.teamId)));
      expect(JSON.stringify(body)).not.toContain('Op de replica');
      expect(counts()).toEqual(before);
    });
  });

  describe('a user with a recent change', () => {
    afterEach(passWrites);

    it('sees it, also through a process that has only the browser’s cookie, while others wait', async () => {
      const other = await open([replica.port]);
      await refreshSnapshot(other.context);
      await follow();
      await holdBack();
      const renameAnswer = await fan.client.post(`team/${fan.teamId}/name`, { teamName: 'Tweede naam' });
      expect(renameAnswer.status).toBe(200);
      for (const one of [api, other]) {
        const same = Object.assign(new TestClient(one.url), { token: fan.client.token });
        for (const [name, value] of fan.client.cookies) same.cookies.set(name, value);
        expect(await namesIn(same)).toContain('Tweede naam');
      }
      expect(await namesIn(visitor(other))).toContain('Eerste naam');
    });

    it('sees it through the same process without any cookie', async () => {
      await holdBack();
      await fan.client.post(`team/${fan.teamId}/name`, { teamName: 'Derde naam' });
      fan.client.cookies.clear();
      expect(await namesIn(fan.client)).toContain('Derde naam');
    });

    it('reads the replica again when it certainly has the change', async () => {
      await fan.client.post(`team/${fan.teamId}/name`, { teamName: 'Vierde naam' });
      const before = counts();
      await namesIn(fan.client);
      expect(counts()).toEqual(before);
      passWrites();
      await namesIn(fan.client);
      expect(counts()).toEqual({ ...before, replica: before.replica + 1 });
    });
  });

  describe('a replica that is behind', () => {
    it('is not read after a settlement that it does not have, so that nobody sees older results', async () => {
      const readWeekIds = async () => {
        const { body } = await visitor().get('rankings/general');
        const league = (await fan.client.get(`league/${leagueId}`)).body;
        return [body.weekId, league.result.weekId];
      };
      expect(await readWeekIds()).toEqual([1, 1]);
      await replica.run('STOP SLAVE', 'CHANGE MASTER TO MASTER_DELAY = 3600', 'START SLAVE');
      api.clock.set(AFTER_TWO);
      await settleDue(api.context);
      await refreshSnapshot(api.context);
      expect(usable()).toEqual([false, false]);
      await api.context.replicas.poll();
      expect(usable()).toEqual([false, false]);
      expect(await readWeekIds()).toEqual([2, 2]);
      await replica.run('STOP SLAVE', 'CHANGE MASTER TO MASTER_DELAY = 0', 'START SLAVE');
      await follow();
      expect(usable()).toEqual([true, false]);
      const before = counts();
      expect(await readWeekIds()).toEqual([2, 2]);
      expect(counts()).toEqual({ ...before, replica: before.replica + 2 });
    });

    it('is not read once it is seconds behind', async () => {
      await holdBack();
      await fan.client.post(`team/${fan.teamId}/name`, { teamName: 'Vijfde naam' });
      passWrites();
      expect(await namesIn(visitor())).not.toContain('Vijfde naam');
      const now = performance.now.bind(performance);
      jest.spyOn(performance, 'now').mockImplementation(() => now() + MAX_LAG_MS);
      await api.context.replicas.poll();
      expect(usable()).toEqual([false, false]);
      expect(await namesIn(visitor())).toContain('Vijfde naam');
    });

    it('refuses nothing: missing rows are read on the primary', async () => {
      await holdBack();
      const createdAnswer = await fan.client.post(`league/team/${fan.teamId}`, { name: 'Nieuw' });
      const { id } = createdAnswer.body.league;
      await api.database.models.LeagueMember.create({ leagueId: id, teamId: member.teamId, joinedAt: 1 });
      const before = counts();
      expect((await member.client.get(`league/${id}`)).status).toBe(200);
      expect(counts()).toEqual({ ...before, repeated: before.repeated + 1 });
    });
  });

  describe('a replica that does not answer', () => {
    const metric = async (name: string) => {
      const text: string = (await visitor().get('metrics')).body;
      return text.split('\n').find((line) => line.startsWith(`${name}{replica="127.0.0.1:${replica.port}"}`));
    };

    it.each([
      ['is frozen', () => replica.freeze(), () => replica.thaw()],
      ['is killed', () => replica.kill(), () => replica.start()],
    ])('because it %s fails no read, and is read again when it is back', async (_what, stop, start) => {
      passWrites();
      expect(usable()).toEqual([true, false]);
      const path = `database_replica_usable`;
      expect(await metric(path)).toMatch(/ 1$/);
      await stop();
      const before = counts();
      expect(await namesIn(visitor())).toContain('Ander');
      expect(counts()).toEqual({ ...before, repeated: before.repeated + 1 });
      expect(await namesIn(fan.client, `league/${leagueId}`)).toContain('Ander');
      expect(counts()).toEqual({ ...before, repeated: before.repeated + 1, primary: before.primary + 1 });
      expect((await visitor().get('health/ready')).body).toEqual({ status: 'ok' });
      await api.context.replicas.poll();
      expect(await metric(path)).toMatch(/ 0$/);
      expect(await metric('database_replica_lag_seconds')).toBeUndefined();
      await start();
      await replica.run('START SLAVE');
      await follow();
      expect(usable()).toEqual([true, false]);
      await namesIn(visitor());
      expect(counts().replica).toBe(before.replica + 1);
    });
  });
} else {
  it('has replicas on MySQL only', async () => {
    const loneApi = await startTestApi();
    expect(loneApi.context.replicas.states()).toEqual([]);
    await loneApi.close();
  });
}
