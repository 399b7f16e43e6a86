import { RankingPlaces } from '../../packed/index.js';
import { settleWeek } from '../../scoring/settlement/index.js';
import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { type TransferBody, transfersFor } from '../../testing/transfersFor.js';
import { rankWith } from '../views/rankWith.js';

const BEFORE_THE_FIFTH = '2024-07-04T12:00:00Z';
const BEFORE_THE_SIXTH = '2024-07-09T12:00:00Z';
const AFTER_THE_FINAL = '2024-07-16T12:00:00Z';
const WEEKS = [1, 2, 3, 4, 5, 6, 7];

let api: TestApi;
let owner: Manager;
let late: Manager;
/** Plays a free hit after a transfer. */
let lender: Manager;
let transfers: readonly TransferBody[];
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true });
  api.clock.set(BEFORE_THE_START);
  owner = await manager(api);
  lender = await manager(api);
  api.clock.set(BEFORE_THE_FIFTH);
  late = await manager(api);
  await owner.client.post(`team/${owner.teamId}/booster`, { boosterType: 'tripleCaptain' });
  transfers = await transfersFor(api.database, owner.squad, [owner.squad.starting.at(-1) ?? 0]);
  await owner.client.post(`team/transfers/${owner.teamId}`, { transfers });
  const lent = await transfersFor(api.database, lender.squad, [lender.squad.starting.at(-1) ?? 0]);
  await lender.client.post(`team/transfers/${lender.teamId}`, { transfers: lent });
  await lender.client.post(`team/${lender.teamId}/booster`, { boosterType: 'freeHit' });
  api.clock.set(BEFORE_THE_SIXTH);
  await owner.client.post(`team/${owner.teamId}/booster`, { boosterType: 'wildCard' });
  api.clock.set(AFTER_THE_FINAL);
  for (const week of WEEKS.slice(0, -1)) await settleWeek(api.context, week, { state: 'confirmed' });
  await settleWeek(api.context, 7);
});
afterAll(() => api.close());

const recapOf = (teamId: number) => new TestClient(api.url).get(`team/${teamId}/recap`);

it('waits for the last matchday to be definitive', async () => {
  expect(await recapOf(owner.teamId)).toMatchObject({ status: 404, body: refusal('nothing-to-show-yet') });
});

describe('after the last matchday', () => {
  beforeAll(() => settleWeek(api.context, 7, { state: 'confirmed' }));

  it('equals the points of each matchday', async () => {
    const { status, body } = await recapOf(owner.teamId);
    expect(status).toBe(200);
    const weeks = await pointsOf(owner.teamId, WEEKS);
    const totals = new Map<number, number>();
    for (const { selections } of weeks) {
      for (const { playerId, total } of selections) totals.set(playerId, (totals.get(playerId) ?? 0) + total);
    }
    const best = Math.max(...weeks.map((week) => week.visibleWeekPoints));
    const armbands = weeks.flatMap(({ weekId, selections }) =>
      selections
        .filter(({ multiplier }) => multiplier > 1)
        .map(({ playerId, total }) => ({ playerId, weekId, points: total })),
    );
    const bestCaptain = armbands.reduce((one, other) => (other.points > one.points ? other : one));
    expect(body).toMatchObject({
      teamId: owner.teamId,
      user: { firstName: '' },
      weekStat: weeks.at(-1)?.weekStat,
      averages: weeks.at(-1)?.averages,
      bestWeek: { weekId: weeks.find((week) => week.visibleWeekPoints === best)?.weekId, points: best },
      bestCaptain,
      captainPoints: sum(armbands.map(({ points }) => points)),
      benchPoints: sum(weeks.map(({ benchPoints }) => benchPoints)),
      transfers: 1,
      boosters: [
        { booster: 'tripleCaptain', weekId: 5, points: weeks[4]?.visibleWeekPoints },
        { booster: 'wildCard', weekId: 6, points: weeks[5]?.visibleWeekPoints },
      ],
    });
    const ranks = weeks.map(({ generalRank }) => generalRank ?? 0);
    expect(body.bestRank).toEqual({
      weekId: ranks.indexOf(Math.min(...ranks)) + 1,
      rank: Math.min(...ranks),
    });
    const best5 = [...totals].toSorted(([a, one], [b, other]) => other - one || a - b).slice(0, 5);
    expect(body.players.map(({ playerId, points }: Named) => [playerId, points])).toEqual(best5);
  });

  it('says what boosters brought, against the same matchday without them', async () => {
    const { body } = await recapOf(owner.teamId);
    const [, , , , fifth] = await pointsOf(owner.teamId, WEEKS);
    const captain = fifth?.selections.find(({ multiplier }) => multiplier === 3);
    const gain = captain ? captain.points * 3 - Math.round(captain.points * 2 * 1.5) / 2 : 0;
    expect(body.boosters[0]).toMatchObject({ gain, without: (fifth?.visibleWeekPoints ?? 0) - gain });
    // The wild card changed nobody.
    expect(body.boosters[1]).toMatchObject({ gain: 0, without: body.boosters[1].points });
  });

  it('says what transfers brought, until a wild card chose again', async () => {
    const { body } = await recapOf(owner.teamId);
    const [{ inId, outId } = { inId: 0, outId: 0 }] = transfers;
    const rows = await api.database.models.PlayerPoints.findAll({ raw: true });
    const pointsOfPlayer = (id: number) =>
      sum(rows.flatMap((row) => (row.playerId === id && row.weekId === 5 ? row.halfPoints / 2 : [])));
    expect(body.transferGains).toEqual([
      { weekId: 5, inId, outId, inPoints: pointsOfPlayer(inId), outPoints: pointsOfPlayer(outId) },
    ]);
  });

  it('leaves the matchday of a free hit out of a transfer before it, which the free hit did not bring', async () => {
    const { body } = await recapOf(lender.teamId);
    const [{ inId, inPoints } = { inId: 0, inPoints: 0 }] = body.transferGains;
    const rows = await api.database.models.PlayerPoints.findAll({ raw: true, where: { playerId: inId } });
    const later = rows.flatMap(({ weekId, halfPoints }) => (weekId > 5 ? halfPoints / 2 : []));
    expect([body.transferGains.length, inPoints]).toEqual([1, sum(later)]);
    expect(body.boosters).toMatchObject([{ booster: 'freeHit', gain: 0 }]);
  });

  it('says what the bench would have brought, and the rank with it', async () => {
    const { body } = await recapOf(owner.teamId);
    const weeks = await pointsOf(owner.teamId, WEEKS);
    const bench = weeks.flatMap(({ weekId, selections }) =>
      selections
        .filter(({ counted, points }) => !counted && points > 0)
        .map(({ playerId, points }) => ({ playerId, weekId, points })),
    );
    expect(body.bench.players).toEqual(
      bench.toSorted((a, b) => b.points - a.points || a.weekId - b.weekId).slice(0, 3),
    );
    const total = body.weekStat.at(-1).generalPoints;
    expect(body.bench.bestPoints).toBeGreaterThanOrEqual(total);
    expect(body.bench.bestPoints).toBeLessThanOrEqual(total + 3 * body.benchPoints);
    expect(body.bench.bestRank).toBeLessThanOrEqual(body.weekStat.at(-1).generalRank);
  });

  it('starts with the team’s first matchday', async () => {
    const { body } = await recapOf(late.teamId);
    expect(body.weekStat.map(({ weekId }: { weekId: number }) => weekId)).toEqual([5, 6, 7]);
    expect(body.boosters).toEqual([]);
  });

  it.each([999_999, 0, 'abc'])('returns 404 for %s', async (id) => {
    expect((await new TestClient(api.url).get(`team/${id}/recap`)).body).toEqual(refusal('not-found'));
  });
});

describe('the rank that points would have', () => {
  const TEAMS = 6_000;
  const ranking = [{ weekId: 91, version: 1 }] as unknown as Parameters<typeof rankWith>[1]['matchdays'];
  beforeAll(async () => {
    // The best has 12,000 half points, every other two fewer.
    const places = RankingPlaces.ofLength(TEAMS);
    for (let at = 0; at < TEAMS; at += 1) {
      const points = (TEAMS - at) * 2;
      places.set(at, { teamId: at + 1, points, weekPoints: 0, rank: at + 1, move: null });
    }
    const rows = places.parts().map((part, at) => ({
      ...{ weekId: 91, version: 1, firstWeek: 91 },
      ...{ part: at, places: part },
    }));
    await api.database.models.RankingPart.bulkCreate(rows);
  });

  it.each([
    [12_001, 1],
    [12_000, 1],
    [11_999, 2],
    [7_002, 2_500],
    [7_001, 2_501],
    [7_000, 2_501],
    [2_001, 5_001],
    [1, 6_001],
  ])('is for %i half points %i', async (points, rank) => {
    expect(await rankWith(api.database, { matchdays: ranking }, points)).toBe(rank);
  });

  it('is unknown without a ranking', async () => {
    const matchdays = ranking.map((matchday) => ({ ...matchday, version: 2 }));
    expect(await rankWith(api.database, { matchdays }, 10)).toBeNull();
    expect(await rankWith(api.database, { matchdays: [] }, 10)).toBeNull();
  });
});

interface Named {
  readonly playerId: number;
  readonly points: number;
}

interface Points {
  readonly weekId: number;
  readonly visibleWeekPoints: number;
  readonly generalRank: number | null;
  readonly benchPoints: number;
  readonly weekStat: readonly object[];
  readonly averages: readonly object[];
  readonly selections: readonly {
    readonly playerId: number;
    readonly multiplier: number;
    readonly counted: boolean;
    readonly points: number;
    readonly total: number;
  }[];
}

function pointsOf(teamId: number, weeks: readonly number[]): Promise<Points[]> {
  const client = new TestClient(api.url);
  return Promise.all(weeks.map(async (week) => (await client.get(`team/${teamId}/points/${week}`)).body));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
