import { type EndpointName, endpoints, type ResponseOf } from '@euro/api-contract';
import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';

/** Moments at which the matchdays 1 to 3 are settled; the last one while matchday 4 runs. */
const MOMENTS = [
  { at: '2024-06-19T08:00:00Z', weeks: [1] },
  { at: '2024-06-23T08:00:00Z', weeks: [1, 2] },
  { at: '2024-06-27T08:00:00Z', weeks: [1, 2, 3] },
  { at: '2024-06-29T20:00:00Z', weeks: [1, 2, 3, 4] },
] as const;
const TEAMS = 12;

let api: TestApi;
let admin: Manager;
let leagues: readonly { readonly name: string; readonly id: number; readonly firstWeek: number }[];

beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS - 1, weekId: 1, seed: 5 });
  api.clock.set(BEFORE_THE_START);
  admin = await manager(api, {}, { roles: ['premium'] });
  leagues = [
    { name: 'From the start', id: await create({}), firstWeek: 1 },
    { name: 'From matchday 2', id: await create({ weekId: 2 }), firstWeek: 2 },
    { name: 'Head to head', id: await create({ mode: 'head-to-head' }), firstWeek: 1 },
  ];
});
afterAll(() => api.close());

/** A league of the admin with all other teams. */
async function create(body: object): Promise<number> {
  const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, {
    name: 'De Kantine',
    ...body,
  });
  const id: number = createdAnswer.body.league.id;
  const teams = await api.database.models.Team.findAll({ attributes: ['id'], raw: true });
  const others = teams.filter((team) => team.id !== admin.teamId);
  await api.database.models.LeagueMember.bulkCreate(
    others.map((team) => ({ leagueId: id, teamId: team.id, joinedAt: team.id })),
  );
  // Drawn again with all of them.
  if ('mode' in body)
    for (const mode of ['points', 'head-to-head']) await admin.client.put(`league/${id}`, { mode });
  return id;
}

async function answerOf<N extends EndpointName>(name: N, path: string): Promise<ResponseOf<N>> {
  const { body, status } = await admin.client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return endpoints[name].response.parse(body) as ResponseOf<N>;
}

/** Every number that a league's calls give, after a matchday. */
async function numbersOf(id: number, week: number) {
  const whole = await answerOf('GET league/{id}', `league/${id}?weekId=-1&pageRecords=100`);
  const one = await answerOf('GET league/{id}', `league/${id}?weekId=${week}&pageRecords=100`);
  const address = `rankings/leagues?rankingTypeId=${id}&pageRecords=100`;
  const last = await answerOf('GET rankings/{type}', address);
  const after = await answerOf('GET rankings/{type}', `${address}&weekId=${week}`);
  const course = await answerOf('GET league/{id}/history', `league/${id}/history`);
  const mine = await answerOf('GET leagues/{userOrTeamId}', `leagues/${admin.userId}`);
  return { whole, one, last, after, course, rank: mine.leagues.find((league) => league.id === id)?.rank };
}

describe.each(MOMENTS)('with points of matchdays $weeks', ({ at, weeks }) => {
  beforeAll(async () => {
    api.clock.set(at);
    await settleDue(api.context);
  });

  it.each([0, 1, 2])('league %i has the same points, ranks and moves in every call', async (index) => {
    const league = leagues[index];
    const { id, firstWeek } = league ?? { id: 0, firstWeek: 1 };
    const scored = weeks.filter((week) => week >= firstWeek);
    for (const week of scored) {
      const { whole, one, last, after, course, rank } = await numbersOf(id, week);
      const brief = ({ team, ...row }: (typeof whole.result.data)[number]) => ({
        ...{ id: team.id, points: row.points, rank: row.rank },
        ...{ weekPoints: row.weekPoints, move: row.move, shared: row.shared },
      });
      const ranked = ({ team }: (typeof last.data)[number]) => ({
        ...{ id: team.id, points: team.points, rank: team.rank },
        ...{ weekPoints: team.weekPoints, move: team.move, shared: team.shared },
      });
      // All matchdays: the league's own table is the ranking of leagues, row by row.
      expect(last.data.map(ranked)).toEqual(whole.result.data.map(brief));
      expect(last.own && ranked(last.own)).toEqual(whole.result.own.map(brief)[0]);
      expect(rank).toBe(whole.result.own[0]?.rank);
      // After one matchday: the league's course at that matchday.
      const place = course.weeks.indexOf(week);
      for (const { team, points, ranks, weekPoints } of course.teams) {
        const row = after.data.find((other) => other.team.id === team.id)?.team;
        expect([row?.points, row?.rank, row?.weekPoints]).toEqual([
          ...[points[place], ranks[place], weekPoints[place]],
        ]);
      }
      if (week === scored.at(-1)) expect(after.data).toEqual(last.data);
      // One matchday alone: what the table shows of it beside the total.
      const alone = new Map(one.result.data.map(({ team, points }) => [team.id, points]));
      for (const { team } of after.data) expect(team.weekPoints).toBe(alone.get(team.id));
      expect([last.confirmed, last.weekId]).toEqual([whole.result.confirmed, whole.result.weekId]);
    }
    if (scored.length === 0)
      expect(
        (await answerOf('GET rankings/{type}', `rankings/leagues?rankingTypeId=${id}`)).weekId,
      ).toBeNull();
  });

  it('a league by points has the sum of its matchdays', async () => {
    const { id, firstWeek } = leagues[0] ?? { id: 0, firstWeek: 1 };
    const scored = weeks.filter((week) => week >= firstWeek);
    const sums = new Map<number, number>();
    for (const week of scored) {
      const { result } = await answerOf('GET league/{id}', `league/${id}?weekId=${week}&pageRecords=100`);
      for (const { team, points } of result.data) sums.set(team.id, (sums.get(team.id) ?? 0) + points);
    }
    const { data } = await answerOf(
      'GET rankings/{type}',
      `rankings/leagues?rankingTypeId=${id}&pageRecords=100&weekId=${scored.at(-1)}`,
    );
    expect(data.map(({ team }) => [team.id, team.points])).toEqual(
      data.map(({ team }) => [team.id, sums.get(team.id)]),
    );
    expect(data).toHaveLength(TEAMS);
  });
});

it('the rankings to choose from state the mode of each league', async () => {
  const { choices } = await answerOf('GET rankings/{type}', 'rankings/leagues');
  expect(choices.map(({ id, mode }) => [id, mode])).toEqual(
    leagues.map(({ id }, index) => [id, index === 2 ? 'head-to-head' : 'points']),
  );
});
