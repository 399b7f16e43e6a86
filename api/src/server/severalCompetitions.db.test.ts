import { seedTeams } from '../demo/seedTeams.js';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { inCompetition } from '../infra/inCompetition.js';
import { snapshotJob } from '../scoring/live/snapshotJob.js';
import { matchdayDigest, settleDue } from '../scoring/settlement/index.js';
import { matchdayJob } from '../scoring/settlement/matchdayJob.js';
import { EventReader } from '../testing/eventReader.js';
import { importOther, OTHER, OTHER_QUERY } from '../testing/importOther.js';
import { importTournament } from '../testing/importTournament.js';
import { signedIn } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { refusal, TestClient } from '../testing/testClient.js';
import { refreshCompetitions } from '../tournament/competition/listCompetitions.js';
import type { AppContext } from './context.js';

const TEAMS = 30;

let api: TestApi;
let visitor: TestClient;
let otherClock: FixedClock;
let other: AppContext;
beforeAll(async () => {
  otherClock = new FixedClock('2026-06-10T08:00:00Z');
  api = await startTestApi({ clocks: { of: () => otherClock } });
  visitor = new TestClient(api.url);
  await importTournament(api.database, api.clock);
  await importOther(api.database, otherClock);
  other = inCompetition(api.context, 2);
  await seedTeams(api.context, { teams: TEAMS, weekId: 1, seed: 7 });
  await seedTeams(other, { teams: TEAMS, weekId: 1, seed: 7 });
  await giveSameLineups();
});

/** To the teams of the other competition what those of the first have. */
async function giveSameLineups(): Promise<void> {
  const { TeamLineup } = api.database.models;
  const shift = (ids: string) =>
    ids
      .split(',')
      .map((id) => Number(id) + 100_000)
      .join();
  for (const lineup of await TeamLineup.findAll({ where: { weekId: 1 }, order: ['teamId'], raw: true })) {
    if (lineup.teamId > TEAMS) break;
    await TeamLineup.update(
      {
        starting: shift(lineup.starting),
        bench: shift(lineup.bench),
        captainId: lineup.captainId + 100_000,
        viceCaptainId: lineup.viceCaptainId + 100_000,
      },
      { where: { teamId: lineup.teamId + TEAMS, weekId: 1 } },
    );
  }
}
afterAll(() => api.close());

async function at(moment: string, otherMoment: string): Promise<void> {
  api.clock.set(moment);
  otherClock.set(otherMoment);
  for (const context of [api.context, other]) {
    await matchdayJob.run(context, context.clock.now());
    await snapshotJob.run(context, context.clock.now());
  }
}

const get = async (path: string) => (await visitor.get(path)).body;

describe('two competitions in one installation', () => {
  it('have separate players, matches and clubs, by the same calls', async () => {
    const [own, others] = [await get('players'), await get(`players?${OTHER_QUERY}`)];
    expect([own.players.length, others.players.length]).toEqual([646, 646]);
    const feedIds = (list: { players: { feedId: number }[] }) => list.players.map(({ feedId }) => feedId);
    expect(feedIds(others)).toEqual(feedIds(own));
    const ids = new Set([...own.players, ...others.players].map(({ id }) => id));
    expect(ids.size).toBe(2 * 646);
    expect(own.players.every(({ id, feedId }: { id: number; feedId: number }) => id === feedId)).toBe(true);
    const { clubs } = await get(`clubs?${OTHER_QUERY}`);
    expect(clubs[0]).toMatchObject({ id: 100_001, feedId: 1, short: 'GER', group: 'A', pot: 1 });
    const { matches } = await get(`matches?${OTHER_QUERY}`);
    expect(matches[0]).toMatchObject({ id: 100_001, feedId: 1, date: '2026-06-14T19:00:00.000Z' });
    expect(matches.at(-1)).toMatchObject({ homeFrom: { matchId: 100_049 } });
  });

  it('are found by the subject of a call, without a competition parameter', async () => {
    expect((await get('player/100110')).player).toMatchObject({ name: 'Musiala', clubId: 100_001 });
    expect((await get('match/100001')).match).toMatchObject({ feedId: 1 });
    expect((await visitor.get(`player/110?${OTHER_QUERY}`)).status).toBe(404);
  });

  it('have separate clocks for deadlines and matches', async () => {
    await at('2024-06-19T08:00:00Z', '2026-06-14T19:30:00Z');
    const [own, others] = [
      await get('matches/deadline-info'),
      await get(`matches/deadline-info?${OTHER_QUERY}`),
    ];
    expect([own.deadlineInfo.deadlineWeek, others.deadlineInfo.deadlineWeek]).toEqual([2, 2]);
    expect(own.deadlineInfo.now).toBe('2024-06-19T08:00:00.000Z');
    expect(others.deadlineInfo.now).toBe('2026-06-14T19:30:00.000Z');
    expect((await get('match/1')).match).toMatchObject({ status: 'finished' });
    expect((await get('match/100001')).match).toMatchObject({ status: 'live', minute: 31 });
    const [live, otherLive] = [await get('live'), await get(`live?${OTHER_QUERY}`)];
    expect(live.matches.some(({ status }: { status: string }) => status === 'live')).toBe(false);
    expect(otherLive.matches[0]).toMatchObject({ id: 100_001, status: 'live' });
    expect((await visitor.get(`matches?${OTHER_QUERY}`)).headers.get('cache-control')).toContain(
      's-maxage=2',
    );
    expect((await visitor.get('matches')).headers.get('cache-control')).toContain('s-maxage=10');
  });

  it('stream changes to their own readers only', async () => {
    await at('2024-06-19T08:00:00Z', '2026-06-14T19:30:00Z');
    const reader = await EventReader.open(`${api.url}/live/stream`);
    const otherReader = await EventReader.open(`${api.url}/live/stream?${OTHER_QUERY}`);
    expect((await otherReader.event(0)).data.now).toBe('2026-06-14T19:30:00.000Z');
    await reader.event(0);
    await at('2024-06-19T08:00:00Z', '2026-06-14T19:31:00Z');
    expect((await otherReader.event(1)).data.matches[0]).toMatchObject({ id: 100_001, minute: 32 });
    expect(reader.events).toHaveLength(1);
    expect(api.context.live.readers).toBe(2);
    reader.close();
    otherReader.close();
  });

  it('are settled separately, to the same points as alone', async () => {
    await at('2024-06-23T08:00:00Z', '2026-06-23T08:00:00Z');
    for (const weekId of [1, 2]) {
      const [own, others] = [
        await matchdayDigest(api.context, 1, weekId),
        await matchdayDigest(other, 2, weekId),
      ];
      expect(own).toMatch(/^[0-9a-f]{64}$/);
      expect(others).toMatch(/^[0-9a-f]{64}$/);
    }
    const versions = await api.database.models.Settlement.findAll({ where: { weekId: 2 }, raw: true });
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
    const [own, others] = [
      await get('rankings/general?pageRecords=100'),
      await get(`rankings/general?pageRecords=100&${OTHER_QUERY}`),
    ];
    expect([own.totalRecords, others.totalRecords]).toEqual([TEAMS, TEAMS]);
    const points = (list: { data: { team: { points: number } }[] }) =>
      list.data.map(({ team }) => team.points);
    expect(points(others)).toEqual(points(own));
    const teamIds = [...own.data, ...others.data].map(({ team }: { team: { id: number } }) => team.id);
    expect(new Set(teamIds).size).toBe(2 * TEAMS);
    const trends = await get(`trends?weekId=2&${OTHER_QUERY}`);
    expect(trends.captains.every(({ playerId }: { playerId: number }) => playerId > 100_000)).toBe(true);
  });

  it('lose nothing when the other’s clock is set back', async () => {
    await at('2024-06-23T08:00:00Z', '2026-06-23T08:00:00Z');
    const before = await get('rankings/general');
    const { PlayerPoints, PlayerPopularity } = api.database.models;
    const counts = async () => [await PlayerPoints.count(), await PlayerPopularity.count()];
    const [points = 0, popularity = 0] = await counts();
    otherClock.set('2026-06-13T08:00:00Z');
    expect((await settleDue(other)).withdrawnWeeks).toEqual([1, 2]);
    expect(await counts()).toEqual([points / 2, popularity / 2]);
    await snapshotJob.run(other, otherClock.now());
    expect(await get('rankings/general')).toEqual(before);
    expect((await get(`rankings/general?${OTHER_QUERY}`)).weekId).toBeNull();
  });

  it('let one account have a team in each, and list only those of the requested one', async () => {
    await at('2024-06-13T08:00:00Z', '2026-06-13T08:00:00Z');
    const client = new TestClient(api.url);
    const lotte = {
      firstName: 'Lotte',
      lastName: 'Peeters',
      email: 'lotte@example.test',
      password: 'euro2024',
    };
    client.token = (await client.post('user/register', lotte)).body.token;
    const lineup = await api.database.models.TeamLineup.findOne({ where: { teamId: 1 }, raw: true });
    if (!lineup) throw new Error('Team 1 has no lineup.');
    const ids = (text: string, by: number) => text.split(',').map((id) => Number(id) + by);
    const squad = (by: number) => ({
      starting: ids(lineup.starting, by),
      bench: ids(lineup.bench, by),
      captainId: lineup.captainId + by,
      viceCaptainId: lineup.viceCaptainId + by,
    });
    const first = await client.post('team/add', { teamName: 'De Eerste', ...squad(0) });
    expect(first.status).toBe(200);
    const mixedAnswer = await client.post('team/add', { ...OTHER, teamName: 'De Tweede', ...squad(0) });
    expect(mixedAnswer.status).toBe(422);
    const second = await client.post('team/add', { ...OTHER, teamName: 'De Tweede', ...squad(100_000) });
    expect(second.status).toBe(200);
    const names = async (query: string) =>
      (await client.get(`teams${query}`)).body.teams.map(({ name }: { name: string }) => name);
    expect([await names(''), await names(`?${OTHER_QUERY}`)]).toEqual([['De Eerste'], ['De Tweede']]);
    const { id } = second.body.team;
    expect((await client.get(`team/${id}`)).body.team).toMatchObject({
      competitionFeed: 'OTHER',
      seasonId: 2026,
    });
    // The other game's deadline passes; this one's does not.
    await at('2024-06-13T08:00:00Z', '2026-06-14T19:00:00Z');
    const late = await client.post(`team/${id}`, { ...squad(100_000), weekId: 1 });
    expect([late.status, late.body.error.code]).toEqual([409, 'deadline-passed']);
    const inTime = await client.post(`team/${first.body.team.id}`, { ...squad(0), weekId: 1 });
    expect(inTime.status).toBe(200);
  });

  it('rank a league among those of its own competition only', async () => {
    const fan = await signedIn(api);
    const { Team, League, LeagueMember } = api.database.models;
    const team = await Team.create({
      ...{ competitionId: 2, userId: fan.userId, name: 'Rode Duivels', nameVisible: false, weekId: 1 },
      createdAt: 0,
    });
    const league = await League.create({
      ...{ competitionId: 2, name: 'De Kantine', adminId: fan.userId, weekId: 1 },
      ...{ mode: 'points', findable: false, createdAt: 0 },
    });
    await LeagueMember.create({ leagueId: league.id, teamId: team.id, joinedAt: 0 });
    const rank = async (query: string) =>
      (await fan.client.get(`rankings/leagues?rankingTypeId=${league.id}${query}`)).body;
    expect(await rank(`&${OTHER_QUERY}`)).toMatchObject({ chosen: league.id });
    expect(await rank('')).toEqual(refusal('not-found'));
  });

  it('find the followers of a player by his own competition', async () => {
    const client = new TestClient(api.url);
    const jan = { firstName: 'Jan', lastName: 'Maes', email: 'jan@example.test', password: 'euro2024' };
    client.token = (await client.post('user/register', jan)).body.token;
    await client.put('watchlist/110');
    await client.put('watchlist/100110');
    expect((await client.get('watchlist')).body).toEqual({ playerIds: [110] });
    expect((await client.get(`watchlist?${OTHER_QUERY}`)).body).toEqual({ playerIds: [100_110] });
  });

  it('have previews, feeds and calendars with links to their own pages', async () => {
    const preview = await get(`share/page?path=${encodeURIComponent('/other-2026/match/100001')}`);
    expect(preview.path).toBe('/other-2026/match/100001');
    const feed = await get(`feed.json?${OTHER_QUERY}`);
    expect(feed.home_page_url).toMatch(/\/other-2026\/$/);
    const calendar = await get(`calendar.ics?${OTHER_QUERY}`);
    expect(String(calendar)).toContain('deadline-OTHER-2026-1@euromanager');
    expect(String(await get('calendar.ics'))).toContain('deadline-EUROM-2024-1@euromanager');
  });
});

describe('a draft', () => {
  async function setState(state: 'draft' | 'open'): Promise<void> {
    const { models, withTransaction } = api.database;
    await withTransaction((transaction) =>
      models.Competition.update({ state }, { where: { id: 2 }, transaction }),
    );
    await refreshCompetitions(api.database);
  }
  beforeAll(() => setState('draft'));
  afterAll(() => setState('open'));

  it('is visible to operators only, by feed and season, by id and by address', async () => {
    const player = (await signedIn(api)).client;
    const operator = (await signedIn(api, { roles: ['operator'] })).client;
    const { Club, Match, Player } = api.database.models;
    const where = { competitionId: 2 };
    const [club, match, one] = await Promise.all([
      Club.findOne({ where }),
      Match.findOne({ where }),
      Player.findOne({ where }),
    ]);
    const open = [
      `competition?${OTHER_QUERY}`,
      'competition?seasonId=2026',
      `players?${OTHER_QUERY}`,
      `matches?${OTHER_QUERY}`,
      `matches/rss?${OTHER_QUERY}`,
      `rankings/general?${OTHER_QUERY}`,
      `live?${OTHER_QUERY}`,
      `club/${club?.id}`,
      `match/${match?.id}`,
      `player/${one?.id}`,
      `share/portal.png?${OTHER_QUERY}`,
      `share/player/${one?.id}/1.png`,
    ];
    const never = [
      `live/stream?${OTHER_QUERY}`,
      `feed.xml?${OTHER_QUERY}`,
      `calendar.ics?${OTHER_QUERY}`,
      'share/page?path=/other-2026/rankings',
    ];
    const own = [`teams?${OTHER_QUERY}`, `payments?${OTHER_QUERY}`];
    const statusOf = async (client: TestClient, path: string) => [path, (await client.get(path)).status];
    for (const path of [...open, ...never]) {
      expect(await statusOf(visitor, path)).toEqual([path, 404]);
      expect(await statusOf(player, path)).toEqual([path, 404]);
    }
    for (const path of own) expect(await statusOf(player, path)).toEqual([path, 404]);
    for (const path of [...open.slice(0, -1), ...own]) {
      const { status, headers } = await operator.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('cache-control')).toMatch(/no-store/);
    }
  });
});
