import { settleWeek } from '../../scoring/settlement/index.js';
import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const BEFORE_THE_FIFTH = '2024-07-04T12:00:00Z';
const AFTER_THE_FINAL = '2024-07-16T12:00:00Z';
const WEEKS = [1, 2, 3, 4, 5, 6, 7];

let api: TestApi;
let owner: Manager;
let late: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true });
  api.clock.set(BEFORE_THE_START);
  owner = await manager(api);
  api.clock.set(BEFORE_THE_FIFTH);
  late = await manager(api);
  await owner.client.post(`team/${owner.teamId}/booster`, { boosterType: 'tripleCaptain' });
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
      transfers: 0,
      boosters: [{ booster: 'tripleCaptain', weekId: 5, points: weeks[4]?.visibleWeekPoints }],
    });
    const ranks = weeks.map(({ generalRank }) => generalRank ?? 0);
    expect(body.bestRank).toEqual({
      weekId: ranks.indexOf(Math.min(...ranks)) + 1,
      rank: Math.min(...ranks),
    });
    const best5 = [...totals].toSorted(([a, one], [b, other]) => other - one || a - b).slice(0, 5);
    expect(body.players.map(({ playerId, points }: Named) => [playerId, points])).toEqual(best5);
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
