import { endpoints, type LeagueRow } from '@euro/api-contract';
import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { visibleResults } from '../../testing/visibleResults.js';

const TEAMS = 61;
const DURING_TWO = '2024-06-19T17:00:00Z';
const AFTER_TWO = '2024-06-23T08:00:00Z';
const AFTER_THREE = '2024-06-27T08:00:00Z';

let api: TestApi;
let admin: Manager;
let league: number;
let headToHead: number;

/** A league of the admin with all other teams. */
async function create(body: object): Promise<number> {
  const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, {
    name: 'De Kantine',
    ...body,
  });
  const leagueId: number = createdAnswer.body.league.id;
  const teams = await api.database.models.Team.findAll({ attributes: ['id'], raw: true });
  const others = teams.filter(({ id }) => id !== admin.teamId);
  await api.database.models.LeagueMember.bulkCreate(
    others.map(({ id }) => ({ leagueId, teamId: id, joinedAt: id })),
  );
  return leagueId;
}

beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS - 1, weekId: 1, seed: 5 });
  api.clock.set(BEFORE_THE_START);
  admin = await manager(api, { nameVisible: true }, { roles: ['premium'] });
  league = await create({});
  headToHead = await create({ name: 'Tegen elkaar', findable: true });
  await admin.client.put(`league/${headToHead}`, { mode: 'head-to-head' });
});
afterAll(() => api.close());

async function at(moment: string): Promise<void> {
  api.clock.set(moment);
  await settleDue(api.context);
}

async function view(leagueId: number, query: Record<string, string | number> = {}) {
  const params = new URLSearchParams({ pageRecords: '100', ...query } as Record<string, string>);
  const { body, status } = await admin.client.get(`league/${leagueId}?${params}`);
  expect(status).toBe(200);
  return endpoints['GET league/{id}'].response.parse(body);
}

interface Result {
  readonly teamId: number;
  readonly weekId: number;
  readonly points: number;
  readonly createdAt: number;
}

/** What every team scored in every matchday, straight from the visible results. */
async function results(): Promise<readonly Result[]> {
  const { Team, Matchday } = api.database.models;
  const teams = await Team.findAll({ attributes: ['id', 'createdAt'], raw: true });
  const createdAt = new Map(teams.map((team) => [team.id, Number(team.createdAt)]));
  const rows: Result[] = [];
  for (const { weekId } of await Matchday.findAll({ attributes: ['weekId'], raw: true })) {
    for (const { teamId, halfPoints } of await visibleResults(api.database, weekId))
      rows.push({ teamId, weekId, points: halfPoints / 2, createdAt: createdAt.get(teamId) ?? 0 });
  }
  return rows;
}

/** The table of some matchdays, counted one team after the other. */
function countTable(rows: readonly Result[], weeks: readonly number[]) {
  const ids = [...new Set(rows.map(({ teamId }) => teamId))];
  const totals = ids.map((id) => {
    const own = rows.filter(({ teamId, weekId }) => teamId === id && weeks.includes(weekId));
    const createdAt = rows.find(({ teamId }) => teamId === id)?.createdAt ?? 0;
    return { id, createdAt, points: own.reduce((sum, { points }) => sum + points, 0) };
  });
  return totals
    .map(({ id, points, createdAt }) => {
      const rank = 1 + totals.filter((other) => other.points > points).length;
      const shared = totals.filter((other) => other.points === points).length > 1;
      return { id, points, createdAt, rank, shared };
    })
    .sort((a, b) => a.rank - b.rank || a.createdAt - b.createdAt || a.id - b.id);
}

const brief = (rows: readonly LeagueRow[]) =>
  rows.map(({ team, points, rank, shared }) => ({ id: team.id, points, rank, shared }));

describe('the table of a league', () => {
  it('has every team, by age and without points, before the first deadline', async () => {
    api.clock.set(BEFORE_THE_START);
    const { result, teams } = await view(league);
    expect(result).toMatchObject({ totalRecords: TEAMS, weekId: null, confirmed: false });
    expect(new Set(result.data.map(({ rank }) => rank))).toEqual(new Set([1]));
    expect(result.own).toMatchObject([{ points: 0, move: null, leftToPlay: null, captain: null }]);
    const names = teams.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('nl').compare));
  });

  it('equals an independent count over all matchdays and over one, including ties and moves', async () => {
    await at(AFTER_TWO);
    const rows = await results();
    const all = await view(league);
    const counted = countTable(rows, [1, 2]);
    expect(all.result).toMatchObject({ weekId: 2, confirmed: true, totalRecords: TEAMS });
    expect(brief(all.result.data)).toEqual(counted.map(({ createdAt: _, ...row }) => row));
    const before = new Map(countTable(rows, [1]).map(({ id, rank }) => [id, rank]));
    for (const { team, move, rank } of all.result.data) expect(move).toBe((before.get(team.id) ?? 0) - rank);

    const one = await view(league, { weekId: 1 });
    expect(brief(one.result.data)).toEqual(countTable(rows, [1]).map(({ createdAt: _, ...row }) => row));
    expect(one.result.data.some(({ shared }) => shared)).toBe(true);
    expect(one.result.data.every(({ move, headToHead }) => move === null && headToHead === null)).toBe(true);
    expect((await view(league, { weekId: 3 })).result.weekId).toBeNull();
  });

  it('counts from the first matchday that the admin set', async () => {
    await at(AFTER_THREE);
    await admin.client.put(`league/${league}`, { weekId: 2 });
    const { result } = await view(league);
    const counted = countTable(await results(), [2, 3]);
    expect(brief(result.data)).toEqual(counted.map(({ createdAt: _, ...row }) => row));
    expect((await view(league, { weekId: 1 })).result.weekId).toBeNull();
    await admin.client.put(`league/${league}`, { weekId: 1 });
  });

  it('is paged and filtered without changing a rank', async () => {
    await at(AFTER_TWO);
    const whole = (await view(league)).result.data;
    const page = (await view(league, { pageRecords: 10, pageNumber: 3 })).result;
    expect(page.data).toEqual(whole.slice(20, 30));
    const [one, other] = [whole[7], whole[33]];
    const some = await view(league, { externalTeamIds: `${other?.team.id},${one?.team.id},x` });
    expect(some.result).toMatchObject({ totalRecords: 2, data: [one, other] });
    expect((await view(league, { pageNumber: 99 })).result.data).toEqual([]);
    expect(page.own).toEqual(whole.filter(({ team }) => team.id === admin.teamId));
  });

  it.each(['', 'null'])('is not filtered by a filter of the value "%s"', async (value) => {
    await at(AFTER_TWO);
    expect(await view(league, { weekId: value, externalTeamIds: value })).toEqual(await view(league));
  });

  it('has during a matchday the captains and the number of players still to play', async () => {
    await at(DURING_TWO);
    const { result } = await view(league, { weekId: 2 });
    expect(result).toMatchObject({ weekId: 2, confirmed: false });
    const [own] = result.own;
    const { Player, Match } = api.database.models;
    const captain = await Player.findByPk(admin.squad.captainId, { attributes: ['id', 'short'], raw: true });
    expect(own?.captain).toEqual(captain);
    const matches = await Match.findAll({ where: { weekId: 2 }, raw: true });
    const coming = matches.filter(({ kickoffAt }) => kickoffAt > api.clock.now());
    expect(coming.length).toBeLessThan(matches.length);
    const clubs = new Set(coming.flatMap(({ homeId, awayId }) => [homeId, awayId]));
    const [, ...eleven] = admin.squad.starting;
    const players = await Player.findAll({ where: { id: eleven }, raw: true });
    const remaining = players.filter(({ clubId }) => clubs.has(clubId));
    expect(own?.leftToPlay).toBe(remaining.length);
    expect(remaining.length).toBeGreaterThan(0);
    await at(AFTER_TWO);
    expect((await view(league, { weekId: 2 })).result.own).toMatchObject([{ leftToPlay: null }]);
  });

  it('omits names that a team hides', async () => {
    const { teams } = await view(league);
    for (const { user, name } of teams) {
      if (!user.nameVisible) expect([name, user.firstName, user.lastName]).toEqual([name, '', '']);
    }
    expect(teams.some(({ user }) => user.nameVisible)).toBe(true);
  });
});

describe('a head-to-head league', () => {
  async function matches(query = '') {
    const { body } = await admin.client.get(`league/${headToHead}/matches?pageRecords=100&${query}`);
    return endpoints['GET league/{id}/matches'].response.parse(body);
  }

  it('is drawn for every matchday: each team once, and one against the average', async () => {
    api.clock.set(BEFORE_THE_START);
    const all = await matches();
    expect(all).toMatchObject({ totalRecords: 7 * 31, weeks: [1, 2, 3, 4, 5, 6, 7] });
    const week = await matches('weekId=3');
    const sides = week.data.flatMap(({ home, away }) => [home.id, away?.id ?? 0]);
    expect(new Set(sides).size).toBe(TEAMS + 1);
    expect(week.data.every(({ homePoints }) => homePoints === null)).toBe(true);
  });

  it('gives 3, 1 and 0 points, then ranks by game points', async () => {
    await at(AFTER_TWO);
    const rows = await results();
    const scored = (id: number | undefined, week: number) =>
      rows.find(({ teamId, weekId }) => teamId === id && weekId === week)?.points ?? 0;
    const played = [...(await matches('weekId=1')).data, ...(await matches('weekId=2')).data];
    const table = (await view(headToHead)).result.data;
    for (const { team, points, headToHead: record } of table) {
      const own = played.filter(({ home, away }) => home.id === team.id || away?.id === team.id);
      const scores = own.map(({ weekId, home, away, homePoints, awayPoints }) => {
        expect(homePoints).toBe(scored(home.id, weekId));
        if (away) expect(awayPoints).toBe(scored(away.id, weekId));
        return home.id === team.id ? [homePoints, awayPoints] : [awayPoints, homePoints];
      });
      const won = scores.filter(([mine, theirs]) => Number(mine) > Number(theirs)).length;
      const draws = scores.filter(([mine, theirs]) => mine === theirs).length;
      expect(record).toMatchObject({ played: 2, won, drawn: draws, lost: 2 - won - draws });
      expect(record?.scored).toBe(scored(team.id, 1) + scored(team.id, 2));
      expect(points).toBe(3 * won + draws);
    }
    const order = table.map(({ points, headToHead: record }) => [points, record?.scored ?? 0]);
    expect(order).toEqual(order.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b));
    const average = played.find(({ weekId, away }) => weekId === 1 && away === null);
    const sum = rows.reduce((total, row) => (row.weekId === 1 ? total + row.points : total), 0);
    expect(average?.awayPoints).toBe(Math.floor((sum / TEAMS) * 2) / 2);
  });

  it('redraws only open matchdays when its teams change', async () => {
    await at(AFTER_TWO);
    const before = await matches();
    const late = await manager(api);
    expect((await late.client.post(`league/${headToHead}/join/${late.teamId}`)).status).toBe(200);
    const after = await matches();
    expect(after.data.filter(({ weekId }) => weekId <= 2)).toEqual(
      before.data.filter(({ weekId }) => weekId <= 2),
    );
    const week = (await matches('weekId=3')).data;
    expect(week).toHaveLength(31);
    expect(week.every(({ away }) => away !== null)).toBe(true);
    const table = (await view(headToHead)).result.data;
    expect(table.find(({ team }) => team.id === late.teamId)?.headToHead).toMatchObject({ played: 0 });

    // Who leaves stays in the matches that were played.
    await late.client.delete(`league/${headToHead}/${late.teamId}`);
    await admin.client.put(`league/${headToHead}`, { mode: 'points' });
    expect((await matches()).totalRecords).toBe(0);
    await admin.client.put(`league/${headToHead}`, { mode: 'head-to-head' });
    const again = await matches('weekId=2');
    expect(again.data).toEqual(before.data.filter(({ weekId }) => weekId === 2));
  });
});

it('has the history of the first ten and of own teams', async () => {
  await at(AFTER_THREE);
  const { body } = await admin.client.get(`league/${league}/history`);
  const history = endpoints['GET league/{id}/history'].response.parse(body);
  const rows = await results();
  expect(history.weeks).toEqual([1, 2, 3]);
  expect(history.teams.filter(({ own }) => !own).length).toBeGreaterThanOrEqual(9);
  expect(history.teams.find(({ own }) => own)?.team.id).toBe(admin.teamId);
  for (const { team, ranks, points } of history.teams) {
    const counted = [[1], [1, 2], [1, 2, 3]].map((weeks) =>
      countTable(rows, weeks).find(({ id }) => id === team.id),
    );
    expect(ranks).toEqual(counted.map((row) => row?.rank));
    expect(points).toEqual(counted.map((row) => row?.points));
  }
});
