import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { confirmWeek, settleDue, settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const DEADLINE = Date.parse('2024-06-19T13:00:00Z');
const REAL = Date.parse('2026-01-01T00:00:00Z');
/** Real time for which the clock has run since it was set: longer than a request may wait. */
const RUNNING = 60_000;
/** Real milliseconds for which a request that was in time may wait (decisions §2.2). */
const WAIT = 10_000;

let founder: TestApi;
let api: TestApi;
let clock: DatabaseClock;
let owner: Manager;
let fan: Person;
let changedBench: number[];
let real = REAL;

beforeAll(async () => {
  founder = await startTestApi();
  await importTournament(founder.database, founder.clock);
  founder.clock.set('2024-06-14T18:00:00Z');
  owner = await manager(founder, { nameVisible: true });
  founder.clock.set('2024-06-19T08:00:00Z');
  await settleDue(founder.context);
  await confirmWeek(founder.context, 1);
  const [keeper = 0, ...field] = owner.squad.bench;
  changedBench = [keeper, ...field.reverse()];
  await owner.client.post(`team/${owner.teamId}/selections`, { ...owner.squad, bench: changedBench });
  fan = await signedIn(founder, { roles: ['premium'] });
  clock = new DatabaseClock(founder.database);
  api = await startTestApi({ clock }, founder);
  jest.spyOn(Date, 'now').mockImplementation(() => real);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
  await founder.close();
});

/** The deadline passed `ms` milliseconds ago, in real time and in the game. */
async function passDeadline(ms: number, deadline = DEADLINE): Promise<void> {
  real = REAL + RUNNING + ms;
  await founder.database.models.Clock.upsert({
    id: 1,
    anchorRealMs: REAL,
    anchorGameMs: deadline - RUNNING,
    speed: 1,
    holdAtMs: null,
  });
  await clock.refresh();
}

const at = (token: string | null) => Object.assign(new TestClient(api.url), { token });
const visitor = () => at(null);

const picture = (token: string | null, query = '') =>
  fetch(`${api.url}/share/team/${owner.teamId}/2.png${query}`, {
    headers: token === null ? {} : { authorization: token },
  });

const UNDECIDED = [0, WAIT - 1_000, WAIT - 1];

describe('a matchday whose changes may still be waiting', () => {
  it.each(UNDECIDED)('%i ms after the deadline shows others neither lineup nor picture', async (ms) => {
    await passDeadline(ms);
    for (const token of [null, fan.client.token]) {
      const points = await at(token).get(`team/${owner.teamId}/points/2`);
      expect([points.status, points.body]).toEqual([404, refusal('nothing-to-show-yet')]);
      expect((await picture(token)).status).toBe(404);
      expect((await picture(token, '?card=squad')).status).toBe(404);
      const { team } = (await at(token).get(`team/${owner.teamId}`)).body;
      expect(team).toMatchObject({ lineupWeekId: 1, bench: owner.squad.bench });
    }
  });

  it.each(UNDECIDED)('%i ms after the deadline shows its owner the points page', async (ms) => {
    await passDeadline(ms);
    const { status, body } = await at(owner.client.token).get(`team/${owner.teamId}/points/2`);
    expect([status, body.weekId, body.visibleWeekPoints]).toEqual([200, 2, 0]);
    expect((await picture(owner.client.token)).status).toBe(200);
  });

  it('is not settled, not even by an operator', async () => {
    await passDeadline(WAIT - 1);
    expect(await settleWeek(api.context, 2)).toMatchObject({ refusal: { code: 'deadline-to-come' } });
    expect((await settleDue(api.context)).reports).toEqual([]);
  });

  it('shows others its lineup ten seconds after the deadline', async () => {
    await passDeadline(WAIT);
    const { status, body } = await visitor().get(`team/${owner.teamId}/points/2`);
    expect([status, body.weekId]).toEqual([200, 2]);
    expect((await picture(null)).status).toBe(200);
  });

  it('holds the owner’s last squad after the last deadline', async () => {
    await founder.database.models.Matchday.update(
      { deadlineAt: DEADLINE },
      { where: { weekId: [3, 4, 5, 6, 7] } },
    );
    await passDeadline(WAIT - 1);
    const { team } = (await at(owner.client.token).get(`team/${owner.teamId}`)).body;
    expect(team).toMatchObject({ lineupWeekId: 7, bench: changedBench });
  });
});
