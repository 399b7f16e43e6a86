import { settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { pickSquad } from '../../testing/pickSquad.js';
import { aSquad } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { visibleResults } from '../../testing/visibleResults.js';

const FIRST_DEADLINE = '2024-06-14T19:00:00Z';
const AFTER_THE_FIRST_MATCH = '2024-06-14T21:00:00Z';
const AFTER_THE_FIRST_MATCHDAY = '2024-06-19T08:00:00Z';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(BEFORE_THE_START));

const germans = {
  starting: [
    [0, 'GER'],
    [1, 'GER', 'regular'],
    [2, 'GER', 'regular'],
    [2, 'SCO', 'regular'],
    [2, 'HUN'],
    [2, 'HUN'],
    [3, 'SCO', 'regular'],
    [3, 'HUN'],
    [3, 'SUI'],
    [3, 'SUI'],
    [4, 'CRO'],
    [4, 'SCO'],
  ],
  bench: [
    [1, 'SUI'],
    [2, 'CRO'],
    [3, 'CRO'],
    [4, 'ESP'],
  ],
} as const satisfies Parameters<typeof pickSquad>[1];

interface Scored {
  readonly points: number;
  readonly total: number;
  readonly counted: boolean;
  readonly multiplier: number;
  readonly lines: { readonly points: number }[];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('a lineup before its deadline', () => {
  let owner: Manager;
  beforeAll(async () => {
    owner = await manager(api);
  });

  const strangers = async () => [
    new TestClient(api.url),
    (await signedIn(api)).client,
    (await signedIn(api, { roles: ['premium'] })).client,
    (await signedIn(api, { roles: ['operator'] })).client,
  ];

  it('is visible to its owner only', async () => {
    for (const client of await strangers()) {
      for (const query of ['', '?weekId=1', '?weekId=2', '?weekId=99']) {
        const { body } = await client.get(`team/${owner.teamId}${query}`);
        expect(body.team).toMatchObject({ starting: [], bench: [], captainId: null, viceCaptainId: null });
        expect(body.team).toMatchObject({ lineupWeekId: null, budget: null });
        expect(body.players).toEqual([]);
      }
      expect((await client.get(`team/${owner.teamId}/points/1`)).body).toEqual(
        refusal('nothing-to-show-yet'),
      );
    }
  });

  it('is visible from the deadline’s millisecond on, and the next one is hidden again', async () => {
    api.clock.set(FIRST_DEADLINE);
    const [keeper = 0, ...field] = owner.squad.bench;
    const bench = [keeper, ...field.reverse()];
    await owner.client.post(`team/${owner.teamId}/selections`, { ...owner.squad, bench });
    for (const client of await strangers()) {
      const { body } = await client.get(`team/${owner.teamId}?weekId=2`);
      expect(body.team).toMatchObject({ lineupWeekId: 1, bench: owner.squad.bench, budget: null });
      const { selection } = body.players[0];
      expect(selection).toMatchObject({ purchasePrice: null, sellingPrice: null });
    }
    expect((await owner.client.get(`team/${owner.teamId}`)).body.team).toMatchObject({
      lineupWeekId: 2,
      bench,
    });
  });

  it.each(['', 'null'])('is the newest one for a weekId of "%s"', async (value) => {
    const { client } = owner;
    const plain = await client.get(`team/${owner.teamId}`);
    const answer = await client.get(`team/${owner.teamId}?weekId=${value}&transfersWithMeta=${value}&_t=1`);
    expect([answer.status, answer.body]).toEqual([200, plain.body]);
    api.clock.set(FIRST_DEADLINE);
    const flags = `withWeekWinner=${value}&withWeekAveragePoints=${value}`;
    expect((await client.get(`team/${owner.teamId}/points/1?${flags}`)).status).toBe(200);
  });

  it('does not exist for matchdays before the team’s own', async () => {
    api.clock.set(AFTER_THE_FIRST_MATCHDAY);
    const late = await manager(api);
    const { body } = await late.client.get(`team/${late.teamId}?weekId=1`);
    expect(body.team).toMatchObject({ weekId: 2, starting: [], lineupWeekId: null });
    const points = await late.client.get(`team/${late.teamId}/points/1`);
    expect([points.status, points.body]).toEqual([404, refusal('nothing-to-show-yet')]);
  });
});

describe('a manager’s name', () => {
  it('is shown to others only when the team shows it', async () => {
    const { client, teamId } = await manager(api);
    const stranger = new TestClient(api.url);
    const readName = async (by: TestClient) => (await by.get(`team/${teamId}`)).body.team.user;
    expect(await readName(stranger)).toMatchObject({ firstName: '', lastName: '', nameVisible: false });
    expect(await readName(client)).toMatchObject({ firstName: 'Romelu', nameVisible: false });
    await client.post(`team/${teamId}/name`, { teamName: 'Duivels', nameVisible: true });
    expect(await readName(stranger)).toMatchObject({
      ...{ firstName: 'Romelu', lastName: 'Lukaku', nameVisible: true },
    });
  });
});

describe('a requested team', () => {
  it('is not found in another competition', async () => {
    const { client, teamId } = await manager(api);
    expect((await client.get(`team/${teamId}?competitionFeed=WORLD`)).body).toEqual(refusal('not-found'));
    expect(
      (await client.get(`team/${teamId}?competitionFeed=EUROM&seasonId=2024&_t=1718&transfersWithMeta=1`))
        .status,
    ).toBe(200);
  });

  it('is not stored by shared caches for its owner, and can be revalidated by strangers', async () => {
    const { client, teamId } = await manager(api);
    expect((await client.get(`team/${teamId}`)).headers.get('cache-control')).toBe('private, no-store');
    const stranger = await new TestClient(api.url).get(`team/${teamId}`);
    expect(stranger.headers.get('cache-control')).toBe('no-cache');
    const etag = stranger.headers.get('etag') ?? '';
    const secondAnswer = await new TestClient(api.url).get(`team/${teamId}`, {
      headers: { 'if-none-match': etag },
    });
    expect(secondAnswer.status).toBe(304);
  });

  it('is in the list of its owner’s teams only', async () => {
    const { client, teamId, userId } = await manager(api);
    expect((await client.get('teams')).body).toMatchObject({
      teams: [
        { id: teamId, name: 'Rode Duivels', weekId: 1, points: 0, rank: null, paid: false, scoredWeek: null },
      ],
      user: { id: userId, firstName: 'Romelu', lastName: 'Lukaku' },
    });
    expect((await (await signedIn(api)).client.get('teams?competitionFeed=EUROM')).body.teams).toEqual([]);
  });
});

describe('the points of a matchday', () => {
  let owner: Manager;
  let other: Manager;
  beforeAll(async () => {
    api.clock.set(BEFORE_THE_START);
    owner = await manager(api, { teamName: 'Duivels' });
    other = await manager(api, { teamName: 'Leeuwen', ...(await aSquad(api.database, 40)) });
  });

  async function pointsOf(teamId: number, weekId = 1) {
    const answer = await new TestClient(api.url).get(`team/${teamId}/points/${weekId}`);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  const storedResults = () => visibleResults(api.database, 1);

  it('are empty between the deadline and the first settlement', async () => {
    api.clock.set(FIRST_DEADLINE);
    expect(await pointsOf(owner.teamId)).toMatchObject({
      weekId: 1,
      visibleWeekPoints: 0,
      visibleWeekRank: null,
      provisionalPoints: 0,
      generalPoints: 0,
      generalRank: null,
      weekPointsConfirmed: false,
      weekWinner: null,
      weekAveragePoints: null,
      autoSubs: [],
      weekStat: [],
      averages: [],
    });
  });

  it('add up while a match runs, with the players on the pitch', async () => {
    api.clock.set(BEFORE_THE_START);
    const squad = await pickSquad(api.database, germans);
    const fan = await manager(api, squad);
    api.clock.set('2024-06-14T20:30:00Z');
    await settleWeek(api.context, 1);
    const body = await pointsOf(fan.teamId);
    const selections: (Scored & { readonly status: string })[] = body.selections;
    expect(body.visibleWeekPoints).toBeGreaterThan(0);
    expect(sum(selections.map(({ total }) => total))).toBe(body.visibleWeekPoints);
    for (const { lines, points } of selections) expect(sum(lines.map((line) => line.points))).toBe(points);
    expect(selections.filter(({ status }) => status === 'playing').length).toBeGreaterThan(1);
    expect(body.autoSubs).toEqual([]);
  });

  it('grow with every finished match', async () => {
    api.clock.set(AFTER_THE_FIRST_MATCH);
    const settlementResult = await settleWeek(api.context, 1);
    expect(settlementResult.ok).toBe(true);
    const body = await pointsOf(owner.teamId);
    expect(body.weekPointsConfirmed).toBe(false);
    expect(body.provisionalPoints).toBe(body.visibleWeekPoints);
    expect(body.visibleWeekPoints).toBe(sum(body.selections.map(({ total }: Scored) => total)));
  });

  it('add up: lines to players, players to the team, the team to its result', async () => {
    api.clock.set(AFTER_THE_FIRST_MATCHDAY);
    expect((await settleWeek(api.context, 1, { state: 'confirmed' })).ok).toBe(true);
    for (const teamId of [owner.teamId, other.teamId]) {
      const body = await pointsOf(teamId);
      const selections: Scored[] = body.selections;
      expect(selections).toHaveLength(16);
      for (const { lines, points, counted, multiplier, total } of selections) {
        expect(sum(lines.map((line) => line.points))).toBe(points);
        expect(total).toBe(counted ? points * multiplier : 0);
      }
      expect(sum(selections.map(({ total }) => total))).toBe(body.visibleWeekPoints);
      const row = (await storedResults()).find((result) => result.teamId === teamId);
      expect(body.visibleWeekPoints).toBe((row?.halfPoints ?? Number.NaN) / 2);
      expect(body).toMatchObject({ weekPointsConfirmed: true, provisionalPoints: null });
      expect(body.benchPoints).toBe(
        sum(selections.filter(({ counted }) => !counted).map(({ points }) => points)),
      );
      expect(body.autoSubs).toHaveLength(
        selections.filter((one) => 'autoSub' in one && one.autoSub === 'in').length,
      );
    }
  });

  it('are returned with those of the winner and the mean of all teams', async () => {
    api.clock.set(AFTER_THE_FIRST_MATCHDAY);
    const scores = await Promise.all([owner, other].map(({ teamId }) => pointsOf(teamId)));
    const best = scores.toSorted((a, b) => b.visibleWeekPoints - a.visibleWeekPoints)[0];
    const all = await storedResults();
    for (const score of scores) {
      expect(score.weekWinner.points).toBe(Math.max(...all.map(({ halfPoints }) => halfPoints)) / 2);
      expect(score.weekWinnerPoints).toBe(score.weekWinner.points);
      const mean = sum(all.map(({ halfPoints }) => halfPoints)) / 2 / all.length;
      expect(score.weekAveragePoints).toBe(Math.floor(mean));
      expect(score.averages).toEqual([{ weekId: 1, points: Math.floor(mean) }]);
    }
    expect(best.visibleWeekRank).toBe(Math.min(...scores.map(({ visibleWeekRank }) => visibleWeekRank)));
  });

  it('are in the team and in the list of teams', async () => {
    api.clock.set(AFTER_THE_FIRST_MATCHDAY);
    const { visibleWeekPoints, visibleWeekRank } = await pointsOf(owner.teamId);
    const [team] = (await owner.client.get('teams')).body.teams;
    expect(team).toMatchObject({ points: visibleWeekPoints, rank: visibleWeekRank });
    expect(team.scoredWeek).toEqual({ weekId: 1, points: visibleWeekPoints });
    const view = (await owner.client.get(`team/${owner.teamId}?weekId=1`)).body;
    expect(view.weekStat).toEqual([
      {
        weekId: 1,
        points: visibleWeekPoints,
        rank: visibleWeekRank,
        generalPoints: visibleWeekPoints,
        generalRank: visibleWeekRank,
        confirmed: true,
      },
    ]);
    expect(view.weekWinner.points).toBeGreaterThanOrEqual(visibleWeekPoints);
    const scored = (await pointsOf(owner.teamId)).selections;
    for (const { playerId, points } of scored) {
      const player = view.players.find(({ id }: { id: number }) => id === playerId);
      expect(player.selection.points).toBe(points);
    }
  });

  it.each([2, 8, 99])('do not exist for matchday %i', async (weekId) => {
    api.clock.set(AFTER_THE_FIRST_MATCHDAY);
    const answer = await new TestClient(api.url).get(`team/${owner.teamId}/points/${weekId}`);
    expect([answer.status, answer.body]).toEqual([404, refusal('nothing-to-show-yet')]);
  });

  it('return 404 for an unknown team or matchday', async () => {
    for (const path of ['team/999999/points/1', 'team/x/points/1', `team/${owner.teamId}/points/0`]) {
      expect((await new TestClient(api.url).get(path)).body).toEqual(refusal('not-found'));
    }
  });
});
