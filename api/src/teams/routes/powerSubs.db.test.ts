import { confirmWeek, settleDue, settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { pickSquad } from '../../testing/pickSquad.js';
import type { SquadBody } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { visibleResults } from '../../testing/visibleResults.js';
import { loadPowerSubs } from '../loadPowerSubs.js';

/**
 * Matchday 5: Spain–Germany on Friday at 16:00 and Portugal–France at 19:00, on Saturday England–Switzerland,
 * Netherlands–Türkiye.
 */
const moments = {
  before: '2024-07-03T12:00:00.000Z',
  kickOff: '2024-07-05T16:00:00.000Z',
  spainPlays: '2024-07-05T16:30:00.000Z',
  spainIsOver: '2024-07-05T18:45:00.000Z',
  englandPlays: '2024-07-06T16:30:00.000Z',
  turkeyKicksOff: '2024-07-06T19:00:00.000Z',
  over: '2024-07-06T22:00:00.000Z',
  nextDeadline: '2024-07-09T19:00:00.000Z',
};

let api: TestApi;
let squad: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  squad = await pickSquad(api.database, {
    starting: [
      [0, 'SUI'],
      [1, 'ESP', 'regular'],
      [2, 'ESP'],
      [2, 'GER'],
      [2, 'FRA'],
      [2, 'NED'],
      [3, 'GER'],
      [3, 'ESP'],
      [3, 'POR'],
      [3, 'ENG'],
      [4, 'FRA'],
      [4, 'ENG'],
    ],
    bench: [
      [1, 'TUR'],
      [2, 'TUR'],
      [3, 'NED'],
      [4, 'TUR'],
    ],
  });
});
afterAll(() => api.close());

/** Places in the lineup. */
const [coach, keeper, spaniard, german] = [0, 1, 2, 3] as const;
const starter = (place: number) => squad.starting[place] ?? 0;
const reserve = (place: number) => squad.bench[place] ?? 0;

/** A premium member whose team is locked in matchday 5. */
async function playing(): Promise<Manager> {
  api.clock.set(moments.before);
  const owner = await manager(api, squad, { roles: ['premium'] });
  api.clock.set(moments.spainIsOver);
  return owner;
}

const sub = ({ client, teamId }: Manager, outId: number, inId: number, more: object = {}) =>
  client.post(`team/${teamId}/power-sub`, { outId, inId, weekId: 5, ...more });
const undo = ({ client, teamId }: Manager, inId: number, weekId = 5) =>
  client.post(`team/${teamId}/power-sub/undo`, { inId, weekId });
const points = async ({ client, teamId }: Manager) => (await client.get(`team/${teamId}/points/5`)).body;
const refused = (reason: string, params: object) => ({ reason, params });

interface Scored {
  readonly playerId: number;
  readonly positionId: number;
  readonly order: number;
  readonly total: number;
}

async function expectRefused(owner: Manager, pair: [number, number], reason: string, params: object) {
  const answer = await sub(owner, ...pair);
  expect([answer.status, answer.body]).toEqual([409, refusal('power-sub-refused')]);
  expect(answer.body.error.details).toEqual(refused(reason, params));
}

describe('a power sub', () => {
  it('replaces a starter who has finished by a bench player who has not kicked off', async () => {
    const owner = await playing();
    const [outId, inId] = [starter(spaniard), reserve(1)];
    const { status, body } = await sub(owner, outId, inId);
    expect(status).toBe(200);
    expect(body.points).toMatchObject({
      weekId: 5,
      weekPowerSubs: 1,
      powerSubs: [{ outId, inId, at: moments.spainIsOver, undoable: true }],
      powerSubsLeft: 3,
    });
    const selectionOf = (id: number) =>
      body.points.selections.find(({ playerId }: { playerId: number }) => playerId === id);
    expect(selectionOf(outId)).toMatchObject({ positionId: 0, order: 1, powerSub: 'out', counted: false });
    expect(selectionOf(inId)).toMatchObject({ positionId: 1, order: 2, powerSub: 'in', status: 'to-play' });
    expect(body.receipt).toMatchObject({
      kind: 'power-sub',
      weekId: 5,
      version: 2,
      deadlineDate: moments.kickOff,
      changes: { powerSub: { outId, inId } },
    });
    expect(body.receipt.msBeforeDeadline).toBe(Date.parse(moments.kickOff) - Date.parse(moments.spainIsOver));
    expect(await points(owner)).toEqual(body.points);
  });

  it('is public, and can be undone by its owner only', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(1));
    const stranger = { ...owner, client: new TestClient(api.url) };
    expect(await points(stranger)).toMatchObject({
      powerSubs: [{ undoable: false }],
      powerSubsLeft: null,
      weekPowerSubs: 1,
    });
  });

  it('counts in the settlement, and the points of the outgoing player remain on the bench', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(1));
    api.clock.set(moments.over);
    for (const weekId of [1, 2, 3, 4]) await settleWeek(api.context, weekId);
    expect((await settleWeek(api.context, 5)).ok).toBe(true);
    const row = (await visibleResults(api.database, 5)).find(({ teamId }) => teamId === owner.teamId);
    const teamPoints = await points(owner);
    expect(teamPoints.visibleWeekPoints).toBe((row?.halfPoints ?? Number.NaN) / 2);
    const totals: Scored[] = teamPoints.selections;
    expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(teamPoints.visibleWeekPoints);
    expect(totals.find(({ playerId }) => playerId === starter(spaniard))?.total).toBe(0);
  });

  it('triggers a new settlement of settled points', async () => {
    const owner = await playing();
    await settleDue(api.context);
    expect((await settleDue(api.context)).reports).toEqual([]);
    await sub(owner, starter(spaniard), reserve(1));
    const secondReports = (await settleDue(api.context)).reports;
    expect(secondReports.map(({ weekId }) => weekId)).toEqual([5]);
    await undo(owner, reserve(1));
    expect((await settleDue(api.context)).reports.map(({ weekId }) => weekId)).toEqual([5]);
  });

  it('is included at once in a consistent sum, before the matchday is settled again', async () => {
    const owner = await playing();
    for (const weekId of [1, 2, 3, 4, 5]) await settleWeek(api.context, weekId);
    const before = await points(owner);
    const outId = starter(keeper);
    const lost = before.selections.find(({ playerId }: Scored) => playerId === outId).total;
    expect(lost).toBeGreaterThan(0);
    const { body } = await sub(owner, outId, reserve(0));
    const totals = body.points.selections.map(({ total }: Scored) => total);
    const sum = totals.reduce((all: number, total: number) => all + total, 0);
    expect(body.points).toMatchObject({
      visibleWeekPoints: sum,
      provisionalPoints: sum,
      generalPoints: before.generalPoints - lost,
    });
    expect(body.points.weekStat.at(-1)).toMatchObject({ weekId: 5, points: sum });
    expect(sum).toBe(before.visibleWeekPoints - lost);

    await settleDue(api.context);
    expect(await points(owner)).toMatchObject({ visibleWeekPoints: sum, powerSubs: [{ outId }] });
  });

  it('is passed to the settlement in the order of creation', async () => {
    const owner = await playing();
    await sub(owner, starter(german), reserve(2));
    await sub(owner, starter(spaniard), reserve(1));
    expect((await loadPowerSubs(api.context, 1, 5)).get(owner.teamId)).toEqual([
      { outId: starter(german), inId: reserve(2) },
      { outId: starter(spaniard), inId: reserve(1) },
    ]);
    expect(await loadPowerSubs(api.context, 1, 4)).toEqual(new Map());
  });

  it('is made once by a double click', async () => {
    const owner = await playing();
    const twice = () => sub(owner, starter(spaniard), reserve(1));
    const answers = await Promise.all([twice(), twice()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await points(owner)).toMatchObject({ weekPowerSubs: 1 });
  });

  it('requires premium', async () => {
    api.clock.set(moments.before);
    const free = await manager(api, squad);
    api.clock.set(moments.spainIsOver);
    const answer = await sub(free, starter(spaniard), reserve(1));
    expect([answer.status, answer.body]).toEqual([403, refusal('premium-required')]);
    expect((await points(free)).powerSubsLeft).toBeNull();
  });

  it('is refused for an outdated version', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(1));
    const late = await sub(owner, starter(german), reserve(2), { version: 1 });
    expect(late.body).toEqual(refusal('team-changed-meanwhile'));
    expect(late.body.error.details).toMatchObject({ version: 2, changes: [{ kind: 'power-sub' }] });
  });
});

describe('a power sub is refused', () => {
  it.each([
    ['with a player outside the team', 'not-in-team', () => [starter(spaniard), 101]],
    ['for the coach', 'outgoing-coach', () => [starter(coach), reserve(1)]],
    ['for the captain', 'outgoing-armband', () => [squad.captainId, reserve(3)]],
    ['for the vice-captain', 'outgoing-armband', () => [squad.viceCaptainId, reserve(3)]],
    ['of a starter for a starter', 'not-on-the-bench', () => [starter(spaniard), starter(german)]],
    ['for a bench player', 'not-a-starter', () => [reserve(1), reserve(2)]],
    ['of a goalkeeper for another', 'goalkeeper-only-with-goalkeeper', () => [starter(spaniard), reserve(0)]],
  ] as const)('%s', async (_, reason, pair) => {
    const owner = await playing();
    const [outId = 0, inId = 0] = pair();
    await expectRefused(owner, [outId, inId], reason, expect.any(Object));
    expect((await points(owner)).weekPowerSubs).toBe(0);
  });

  it('while the outgoing player is on the pitch', async () => {
    const owner = await playing();
    api.clock.set(moments.spainPlays);
    const params = { playerId: starter(keeper) };
    await expectRefused(owner, [starter(keeper), reserve(0)], 'outgoing-playing', params);
    api.clock.set(moments.spainIsOver);
    expect((await sub(owner, starter(keeper), reserve(0))).status).toBe(200);
  });

  it('once the incoming player has kicked off', async () => {
    const owner = await playing();
    api.clock.set(moments.turkeyKicksOff);
    const params = { playerId: reserve(1) };
    await expectRefused(owner, [starter(spaniard), reserve(1)], 'incoming-kicked-off', params);
  });

  it('for a player who came in and goes out again, and for one who was taken out', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(1));
    await expectRefused(owner, [starter(german), starter(spaniard)], 'already-taken-out', {
      playerId: starter(spaniard),
    });
  });

  it('when it breaks the formation', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(2));
    await expectRefused(owner, [starter(german), reserve(3)], 'invalid-formation', {
      outId: starter(german),
      inId: reserve(3),
    });
  });

  it('in a matchday that is not running: not locked, confirmed, long over', async () => {
    const owner = await playing();
    const pair: [number, number] = [starter(spaniard), reserve(1)];
    for (const weekId of [4, 6, 99]) {
      const answer = await sub(owner, ...pair, { weekId });
      expect(answer.body.error.details).toEqual(refused('matchday-not-running', { weekId }));
    }
    api.clock.set(moments.before);
    await expectRefused(owner, pair, 'matchday-not-running', { weekId: 5 });
    api.clock.set(moments.nextDeadline);
    await expectRefused(owner, pair, 'matchday-not-running', { weekId: 5 });
    api.clock.set(moments.over);
    for (const weekId of [1, 2, 3, 4, 5]) expect((await confirmWeek(api.context, weekId)).ok).toBe(true);
    await expectRefused(owner, pair, 'matchday-not-running', { weekId: 5 });
    expect((await points(owner)).powerSubsLeft).toBeNull();
    await api.database.models.Matchday.update({ state: 'provisional' }, { where: { state: 'confirmed' } });
  });

  it('before matchday 5, and when all fifteen count', async () => {
    const { Team } = api.database.models;
    api.clock.set('2024-06-28T12:00:00Z');
    const early = await manager(api, {}, { roles: ['premium'] });
    api.clock.set('2024-06-29T16:30:00Z');
    const { client, teamId } = early;
    const [outId, inId] = [early.squad.starting[4], early.squad.bench[1]];
    const answer = await client.post(`team/${teamId}/power-sub`, { outId, inId, weekId: 4 });
    expect(answer.body.error.details).toEqual(refused('power-subs-too-early', { fromWeek: 5 }));
    const owner = await playing();
    await Team.update({ bankWeek: 5 }, { where: { id: owner.teamId } });
    await expectRefused(owner, [starter(spaniard), reserve(1)], 'power-sub-booster', {});
    expect((await points(owner)).powerSubsLeft).toBeNull();
  });
});

describe('undoing a power sub', () => {
  it('moves both back to their places', async () => {
    const owner = await playing();
    const before = await points(owner);
    await sub(owner, starter(spaniard), reserve(1));
    const { status, body } = await undo(owner, reserve(1));
    expect(status).toBe(200);
    expect(body.points).toEqual(before);
    expect(body.receipt).toMatchObject({
      kind: 'power-sub-undone',
      weekId: 5,
      version: 3,
      changes: { powerSub: { outId: starter(spaniard), inId: reserve(1) } },
    });
    expect((await sub(owner, starter(spaniard), reserve(1))).status).toBe(200);
  });

  it('is possible until the incoming player kicks off', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(1));
    api.clock.set(moments.turkeyKicksOff);
    expect((await points(owner)).powerSubs).toMatchObject([{ undoable: false }]);
    const answer = await undo(owner, reserve(1));
    expect([answer.status, answer.body]).toEqual([409, refusal('power-sub-refused')]);
    expect(answer.body.error.details).toEqual(refused('incoming-kicked-off', { playerId: reserve(1) }));
  });

  it('is possible after the end of premium', async () => {
    const owner = await playing();
    await sub(owner, starter(spaniard), reserve(1));
    await api.database.models.UserRole.destroy({ where: { userId: owner.userId } });
    expect((await undo(owner, reserve(1))).status).toBe(200);
  });

  it('is refused when there is none', async () => {
    const owner = await playing();
    for (const inId of [reserve(1), starter(spaniard), 1]) {
      expect((await undo(owner, inId)).body.error.details).toEqual(
        refused('not-a-power-sub', { playerId: inId }),
      );
    }
    expect((await undo(owner, reserve(1), 4)).body.error.details.reason).toBe('matchday-not-running');
  });
});

it('leaves the lineup of the coming matchday unchanged', async () => {
  const owner = await playing();
  await sub(owner, starter(spaniard), reserve(1));
  const { team } = (await owner.client.get(`team/${owner.teamId}`)).body;
  expect(team).toMatchObject({ lineupWeekId: 6, bench: squad.bench, starting: squad.starting });
});

it('returns 404 for an unknown team before it checks the caller', async () => {
  const { client } = await signedIn(api);
  const answer = await client.post('team/999999/power-sub', { outId: 1, inId: 2, weekId: 5 });
  expect(answer.body).toEqual(refusal('not-found'));
});
