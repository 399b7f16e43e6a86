import { rmSync } from 'node:fs';
import { toPoints } from '@euro/game';
import { seedTeams } from '../demo/seedTeams.js';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { inCompetition } from '../infra/inCompetition.js';
import { snapshotJob } from '../scoring/live/snapshotJob.js';
import { settleDue } from '../scoring/settlement/index.js';
import { type ClubLeague, pointsByHand, writeClubLeague } from '../testing/clubLeague.js';
import { importTournament } from '../testing/importTournament.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';
import { importFeed } from '../tournament/feed/importFeed.js';
import { readFeed } from '../tournament/feed/readFeed.js';
import { PAGE_SLUGS } from '../tournament/feed/readPages.js';
import type { AppContext } from './context.js';

const TEAMS = 12;
const QUERY = 'competitionFeed=CLUBS&seasonId=2027';
const OF_NATIONS = /\b(land|landen|toernooi|nations?|tournament|country)\b/i;

let api: TestApi;
let clock: FixedClock;
let league: ClubLeague;
let context: AppContext;
beforeAll(async () => {
  league = writeClubLeague(11);
  clock = new FixedClock('2027-08-01T08:00:00Z');
  api = await startTestApi({ clocks: { of: () => clock } });
  await importTournament(api.database, api.clock);
  const read = await readFeed(league.directory);
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 5)));
  const importResult = await importFeed(api.database, clock, read.feed, { opens: true });
  if (!importResult.ok) throw new Error(JSON.stringify(importResult.problems.slice(0, 5)));
  context = inCompetition(api.context, 2);
  await seedTeams(context, { teams: TEAMS, weekId: 1, seed: 5 });
});
afterAll(async () => {
  await api.close();
  rmSync(league.directory, { recursive: true });
});

const get = async (path: string) => (await new TestClient(api.url).get(path)).body;

describe('a league of 12 clubs and 22 matchdays, with separate rules, beside EURO 2024', () => {
  it('plays through to its end', async () => {
    const { models } = api.database;
    const matchdays = await models.Matchday.findAll({
      where: { competitionId: 2 },
      order: ['weekId'],
      raw: true,
    });
    expect(matchdays).toHaveLength(22);
    for (const { deadlineAt } of matchdays) {
      clock.set(Number(deadlineAt) + 6 * 24 * 3_600_000);
      await settleDue(context);
    }
    await snapshotJob.run(context, clock.now());
    const playedMatchdays = await models.Matchday.findAll({ where: { competitionId: 2 }, raw: true });
    expect(playedMatchdays.every(({ state, teams }) => state === 'confirmed' && teams === TEAMS)).toBe(true);
    const own = await models.Matchday.findAll({ where: { competitionId: 1 }, raw: true });
    expect(own.every(({ state }) => state === 'open')).toBe(true);
  });

  it('gives every player the points of its own table, counted by hand', async () => {
    const rows = await api.database.models.PlayerPoints.findAll({ raw: true });
    const shift = Math.min(...rows.map(({ matchId }) => matchId)) - 1;
    const counted = new Map(league.stats.map((stat) => [`${stat.matchId} ${stat.playerId}`, stat]));
    const coaches = rows.filter(({ playerId }) => playerId % 100 === 0);
    expect(rows.length - coaches.length).toBe(league.stats.length);
    expect(coaches.every(({ halfPoints }) => halfPoints === 0)).toBe(true);
    for (const { matchId, playerId, halfPoints } of rows) {
      if (playerId % 100 === 0) continue;
      const stat = counted.get(`${matchId - shift} ${playerId - 100_000}`);
      expect([stat && pointsByHand(stat)]).toEqual([toPoints(halfPoints)]);
    }
  });

  it('has squads of its own layout, and a ranking whose points its teams explain', async () => {
    const { settings } = await get(`competition?${QUERY}`);
    expect(settings).toMatchObject({ lineupSize: 9, benchSize: 3, budget: 70, captainMultiplier: 2 });
    const { choices } = await get(`rankings/period?${QUERY}`);
    expect(choices.map(({ name }: { name: string }) => name)).toEqual(['Period 1', 'Period 2']);
    const { data } = await get(`rankings/general?${QUERY}&pageRecords=20`);
    expect(data).toHaveLength(TEAMS);
    for (const { team } of data.slice(0, 4)) {
      let total = 0;
      for (const weekId of [1, 11, 22]) {
        const points = await get(`team/${team.id}/points/${weekId}`);
        expect(points.selections).toHaveLength(12);
        const explained = points.selections.reduce(
          (sum: number, one: { total: number }) => sum + one.total,
          0,
        );
        expect(explained).toBe(points.visibleWeekPoints);
        total += explained;
      }
      expect(total).toBeLessThanOrEqual(team.points);
    }
    const { team, weekStat } = await get(`team/${data[0].team.id}`);
    expect([team.starting.length, team.bench.length]).toEqual([9, 3]);
    const sum = weekStat.reduce((points: number, week: { points: number }) => points + week.points, 0);
    expect(sum).toBe(data[0].team.points);
  });

  it('uses the word club where the other game uses nation, and names the rankings that it does not have', async () => {
    const { settings } = await get(`competition?${QUERY}`);
    expect(settings.sides).toBe('clubs');
    const ofNations = (await get('competition')).settings;
    expect([ofNations.sides, ofNations.emptyRankings]).toEqual([undefined, undefined]);
    expect(settings.emptyRankings).toEqual(['custom']);
    for (const slug of PAGE_SLUGS) {
      const { pages } = await get(`pages?slug=${slug}&${QUERY}`);
      expect(pages[0].translations).toHaveLength(2);
      for (const { body } of pages[0].translations) expect(body).not.toMatch(OF_NATIONS);
    }
    const rules = async (query: string) => JSON.stringify(await get(`pages?slug=rules${query}`));
    expect(await rules(`&${QUERY}`)).toContain('spelers per club');
    expect(await rules('')).toContain('spelers per land');
  });

  it('rejects squads with the other game’s layout and players', async () => {
    clock.set('2027-08-01T08:00:00Z');
    await settleDue(context);
    await snapshotJob.run(context, clock.now());
    const client = new TestClient(api.url);
    const lotte = {
      firstName: 'Lotte',
      lastName: 'Peeters',
      email: 'lotte@example.test',
      password: 'euro2024',
    };
    client.token = (await client.post('user/register', lotte)).body.token;
    const lineup = await api.database.models.TeamLineup.findOne({ raw: true });
    const ids = (text = '') => text.split(',').map(Number);
    const squad = {
      starting: ids(lineup?.starting),
      bench: ids(lineup?.bench),
      captainId: lineup?.captainId ?? 0,
      viceCaptainId: lineup?.viceCaptainId ?? 0,
    };
    const call = { competitionFeed: 'CLUBS', seasonId: 2027, teamName: 'De Kantine' };
    expect((await client.post('team/add', { ...call, ...squad })).status).toBe(200);
    const tooFew = { ...squad, bench: squad.bench.slice(1) };
    expect((await client.post('team/add', { ...call, ...tooFew })).body.error.code).toBe('lineup-invalid');
    expect((await client.post('team/add', { teamName: 'De Kantine', ...squad })).body.error.code).toBe(
      'lineup-invalid',
    );
  });
});
