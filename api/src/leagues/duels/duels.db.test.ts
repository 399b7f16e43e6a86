import { endpoints } from '@euro/api-contract';
import { settleDue } from '../../scoring/settlement/index.js';
import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import { visibleResults } from '../../testing/visibleResults.js';

const DURING_TWO = '2024-06-19T17:00:00Z';
const AFTER_THREE = '2024-06-27T08:00:00Z';
const DURING_FOUR = '2024-06-30T12:00:00Z';
const AFTER_FOUR = '2024-07-03T08:00:00Z';
const AFTER_ALL = '2024-07-15T12:00:00Z';
const CODE = /^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/;

let api: TestApi;
let jef: Manager;
let lotte: Manager;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
beforeEach(async () => {
  api.clock.set(BEFORE_THE_START);
  jef = await manager(api, { teamName: 'De Invallers', nameVisible: true });
  lotte = await manager(api, { teamName: 'De Buitenspelval' });
});
afterAll(() => api.close());

function post(who: Manager, path: string, body: object = {}): Promise<Answer> {
  return who.client.post(path, body);
}

const make = (who: Manager, body: object = { length: 'season' }) =>
  post(who, `duel/team/${who.teamId}`, body);
const join = (who: Manager, code: string) => post(who, `duel/${code}/join/${who.teamId}`);
const stop = (who: Manager, code: string, body: object = {}) =>
  post(who, `duel/${code}/stop/${who.teamId}`, body);

async function codeOf(who: Manager, body?: object): Promise<string> {
  const answer = await make(who, body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.duel.code;
}

async function duelsOf(who: Manager) {
  const { body } = await who.client.get(`duels/${who.teamId}`);
  return endpoints['GET duels/{teamId}'].response.parse(body);
}

/** A duel of Jef that Lotte accepted. */
async function running(body?: object): Promise<string> {
  const code = await codeOf(jef, body);
  expect((await join(lotte, code)).status).toBe(200);
  return code;
}

async function at(moment: string): Promise<void> {
  api.clock.set(moment);
  await settleDue(api.context);
}

async function pointsOf(who: Manager, weekId: number): Promise<number> {
  const results = await visibleResults(api.database, weekId);
  return (results.find(({ teamId }) => teamId === who.teamId)?.halfPoints ?? 0) / 2;
}

describe('making a duel', () => {
  it('is free, and gives a link for the coming matchday until the last one', async () => {
    const { body } = await make(jef);
    expect(body.duel).toMatchObject({
      ...{ state: 'waiting', length: 'season', teamId: jef.teamId, opponent: null, mine: true },
      ...{ weekId: 1, lastWeekId: 7, leftToPlay: null },
    });
    expect(body.duel.code).toMatch(CODE);
    expect(body.duel.weeks).toHaveLength(7);
    expect(await duelsOf(jef)).toEqual({ duels: [body.duel], left: 4 });
  });

  it('is for the coming matchday only when asked', async () => {
    const { body } = await make(jef, { length: 'week' });
    expect(body.duel).toMatchObject({ weekId: 1, lastWeekId: 1, expiresAt: '2024-06-14T19:00:00.000Z' });
  });

  it('is refused beyond the number of duels at a time, and after a stop no longer', async () => {
    await changeSettings(api.database, { maxDuels: 1 });
    const code = await codeOf(jef);
    expect((await make(jef)).body).toEqual(refusal('too-many-duels'));
    await stop(jef, code);
    expect((await make(jef)).status).toBe(200);
    const lottesCode = await codeOf(lotte);
    expect((await join(jef, lottesCode)).body).toEqual(refusal('too-many-duels'));
    await changeSettings(api.database, { maxDuels: 5 });
  });

  it('is refused after the last deadline', async () => {
    api.clock.set(AFTER_ALL);
    const answer = await make(jef);
    expect([answer.status, answer.body]).toEqual([409, refusal('deadline-passed')]);
  });

  it('happens once for one key', async () => {
    const send = () =>
      jef.client.post(
        `duel/team/${jef.teamId}`,
        { length: 'week' },
        { headers: { 'idempotency-key': 'once' } },
      );
    const answers = [await send(), await send()];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await duelsOf(jef)).duels).toHaveLength(1);
  });
});

describe('the link of a duel', () => {
  it('shows a visitor who challenges, by name only where the team shows it', async () => {
    const code = await codeOf(jef);
    const early = (await visitor.get(`duel/${code.toLowerCase()}`)).body;
    expect(early).toMatchObject({ state: 'open', teamId: null, weekId: 1, lastWeekId: 7, last: null });
    expect(early.challenger).toMatchObject({
      name: 'De Invallers',
      user: { firstName: 'Romelu', nameVisible: true },
    });
    const hidden = (await visitor.get(`duel/${await codeOf(lotte)}`)).body;
    expect(hidden.challenger.user).toMatchObject({ firstName: '', lastName: '' });
  });

  it('counts wrong codes like those of leagues', async () => {
    const answer = await visitor.get('duel/AAAA-BBBB-CCCC');
    expect([answer.status, answer.body]).toEqual([404, refusal('invite-invalid')]);
    expect((await join(lotte, 'AAAA-BBBB-CCCC')).body).toEqual(refusal('invite-invalid'));
  });

  it('is for one opponent, whose name and points it shows to nobody else', async () => {
    const code = await running();
    const { body } = await visitor.get(`duel/${code}`);
    expect([body.state, JSON.stringify(body).includes('Buitenspelval')]).toEqual(['taken', false]);
    const third = await manager(api, { teamName: 'De Derde Man' });
    expect((await join(third, code)).body).toEqual(refusal('duel-taken'));
    expect((await lotte.client.get(`duel/${code}`)).body.teamId).toBe(lotte.teamId);
  });

  it('begins with the coming matchday, and expires with the only one', async () => {
    const [season, week] = [await codeOf(jef), await codeOf(jef, { length: 'week' })];
    api.clock.set(DURING_TWO);
    expect((await visitor.get(`duel/${week}`)).body.state).toBe('closed');
    expect((await join(lotte, week)).body).toEqual(refusal('deadline-passed'));
    expect((await join(lotte, season)).body.duel).toMatchObject({ state: 'running', weekId: 3 });
    expect((await duelsOf(jef)).duels).toHaveLength(1);
  });

  it('refuses the own teams of the challenger, and a second duel of the same two', async () => {
    const code = await codeOf(jef);
    expect((await join(jef, code)).body).toEqual(refusal('duel-refused'));
    await join(lotte, code);
    expect((await join(lotte, await codeOf(jef))).body).toEqual(refusal('duel-refused'));
    expect((await join(jef, await codeOf(lotte))).body).toEqual(refusal('duel-refused'));
  });
});

it('two teams that accept each other’s link at once have one duel', async () => {
  const [jefsCode, lottesCode] = [await codeOf(jef), await codeOf(lotte)];
  const answers = await Promise.all([join(lotte, jefsCode), join(jef, lottesCode)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await duelsOf(jef)).duels.filter(({ state }) => state === 'running')).toHaveLength(1);
});

// Settled matchdays stay settled: these tests run in the order of the season.
describe('the score of a duel', () => {
  it('is that of both teams’ matchdays, secret before a deadline, and the same seen from both sides', async () => {
    await running();
    expect((await duelsOf(jef)).duels[0]?.weeks[0]).toEqual({
      ...{ weekId: 1, own: null, other: null, confirmed: false },
    });
    await at(DURING_TWO);
    const [own, other] = [(await duelsOf(jef)).duels[0], (await duelsOf(lotte)).duels[0]];
    const points = [await pointsOf(jef, 1), await pointsOf(lotte, 1)] as const;
    expect(own?.weeks[0]).toEqual({ weekId: 1, own: points[0], other: points[1], confirmed: true });
    expect(other?.weeks[0]).toEqual({ weekId: 1, own: points[1], other: points[0], confirmed: true });
    expect(own?.weeks[2]).toMatchObject({ own: null, other: null });
    expect(own?.leftToPlay).toEqual({ own: expect.any(Number), other: expect.any(Number) });
    const { won, drawn, lost, scored, conceded } = own?.season ?? {};
    expect([Number(won) + Number(drawn) + Number(lost), scored, conceded]).toEqual([1, ...points]);
    expect(other?.season).toMatchObject({ won: lost, lost: won });
  });

  it('ends with its last matchday; a rematch is for that opponent only, and the season goes on', async () => {
    api.clock.set(DURING_TWO);
    const code = await running({ length: 'week' });
    expect((await make(jef, { length: 'week', rematchOf: code })).body).toEqual(refusal('duel-refused'));
    await at(AFTER_THREE);
    expect((await duelsOf(jef)).duels[0]?.state).toBe('finished');
    const rematch = await codeOf(jef, { length: 'week', rematchOf: code });
    expect((await duelsOf(lotte)).duels[0]).toMatchObject({ state: 'waiting', mine: false });
    expect((await make(lotte, { length: 'week', rematchOf: code })).body).toEqual(refusal('duel-refused'));
    const third = await manager(api, { teamName: 'De Derde Man' });
    expect((await join(third, rematch)).body).toEqual(refusal('duel-taken'));
    expect((await join(lotte, rematch)).body.duel).toMatchObject({ state: 'running', weekId: 4 });
    const { season } = (await duelsOf(lotte)).duels[0] ?? {};
    expect(season?.scored).toBe(await pointsOf(lotte, 3));
  });
});

describe('stopping a duel', () => {
  it('is for both teams, keeps what was played and counts nothing after it; a link shows the last score', async () => {
    api.clock.set(AFTER_THREE);
    const code = await running();
    await at(DURING_FOUR);
    expect((await stop(lotte, code)).body).toEqual({ ok: true });
    await at(AFTER_FOUR);
    const [stopped] = (await duelsOf(jef)).duels;
    expect([stopped?.state, stopped?.weeks.map(({ weekId }) => weekId)]).toEqual(['stopped', [4]]);
    const { weekId, last } = (await visitor.get(`duel/${await codeOf(jef)}`)).body;
    expect([weekId, last.weekId, last.points]).toEqual([5, 4, await pointsOf(jef, 4)]);
    expect((await make(jef, { length: 'week', rematchOf: code })).body).toEqual(refusal('duel-refused'));
  });

  it('blocks the opponent where wanted, until who blocked accepts a duel', async () => {
    await stop(jef, await running(), { block: true });
    expect((await join(lotte, await codeOf(jef))).body).toEqual(refusal('duel-refused'));
    const lottesCode = await codeOf(lotte);
    expect((await join(jef, lottesCode)).status).toBe(200);
    await stop(jef, lottesCode);
    expect((await join(lotte, await codeOf(jef))).status).toBe(200);
  });

  it('leaves the other one’s block, and a duel that is finished, as they are', async () => {
    api.clock.set(DURING_TWO);
    const code = await running({ length: 'week' });
    await at(AFTER_THREE);
    await stop(lotte, code);
    expect((await duelsOf(jef)).duels[0]?.state).toBe('finished');
    const blocked = await running();
    await stop(lotte, blocked, { block: true });
    await stop(jef, blocked, { block: true });
    expect((await join(jef, await codeOf(lotte))).body).toEqual(refusal('duel-refused'));
  });

  it('leaves withdrawn links out, so that they displace no duel', async () => {
    const code = await running();
    await stop(jef, await codeOf(jef));
    expect((await duelsOf(jef)).duels.map((duel) => duel.code)).toEqual([code]);
  });

  it('happens to the duels of a deleted account, whose name goes, but not to one that is finished', async () => {
    api.clock.set(DURING_TWO);
    await running({ length: 'week' });
    await at(AFTER_THREE);
    const code = await running();
    const { email } = (await jef.client.get('user/profile')).body.user ?? {};
    const { User } = api.database.models;
    const stored = await User.findByPk(jef.userId, { raw: true });
    expect((await jef.client.post('user/delete', { email: email ?? stored?.email })).status).toBe(200);
    const duels = (await duelsOf(lotte)).duels;
    expect(new Set(duels.map(({ state }) => state))).toEqual(new Set(['stopped', 'finished']));
    expect(duels.map(({ opponent }) => opponent?.user.firstName)).toEqual(['', '']);
    expect((await visitor.get(`duel/${code}`)).body.challenger.user.firstName).toBe('');
  });
});

it('refuses strangers and visitors everything but the link', async () => {
  const code = await running();
  const stranger = await manager(api, { teamName: 'Een vreemde' });
  const calls: readonly [string, string, object?][] = [
    ['GET', `duels/${jef.teamId}`],
    ['POST', `duel/team/${jef.teamId}`, { length: 'week' }],
    ['POST', `duel/${code}/join/${jef.teamId}`, {}],
    ['POST', `duel/${code}/stop/${jef.teamId}`, {}],
  ];
  for (const [method, path, body] of calls) {
    const options = body ? { body } : {};
    const answers = [
      await stranger.client.send(method, path, options),
      await visitor.send(method, path, options),
    ];
    expect([path, answers[0]?.body, answers[1]?.body]).toEqual([
      path,
      refusal('forbidden'),
      refusal('not-signed-in'),
    ]);
  }
  expect((await stop(stranger, code)).body).toEqual(refusal('invite-invalid'));
  expect((await duelsOf(jef)).duels[0]?.state).toBe('running');
  expect((await stranger.client.get('duels/999999')).body).toEqual(refusal('not-found'));
});
