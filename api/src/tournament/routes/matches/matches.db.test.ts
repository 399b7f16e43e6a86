import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubs, endpoints, type Match, type MatchOrigin } from '@euro/api-contract';
import {
  bracket,
  COACH,
  groupTables,
  type MatchStat,
  matchWinner,
  POSITION_IDS,
  scoreAppearance,
  sumPoints,
  toPoints,
} from '@euro/game';
import { parse } from 'csv-parse/sync';
import { settleDue } from '../../../scoring/settlement/index.js';
import { importTournament, tournamentDirectory } from '../../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';
import { loadCompetition } from '../../competition/loadCompetition.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

async function match(id: number, now: string, language = 'en') {
  api.clock.set(now);
  return (await visitor.get(`match/${id}`, { headers: { 'accept-language': language } })).body;
}

describe('GET matches', () => {
  it('returns all 51, or those of a matchday, valid by the contract', async () => {
    api.clock.set('2024-06-19T08:00:00Z');
    const { body } = await visitor.get('matches?competitionFeed=EUROM&seasonId=2024');
    expect(endpoints['GET matches'].response.parse(body)).toEqual(body);
    expect(body.matches).toHaveLength(51);
    expect((await visitor.get('matches?weekId=-1')).body.matches).toHaveLength(51);
    expect((await visitor.get('matches?weekId=')).body.matches).toHaveLength(51);
    expect((await visitor.get('matches?weekId=null')).body.matches).toHaveLength(51);
    expect((await visitor.get('matches?weekId=6')).body.matches).toHaveLength(2);
    expect((await visitor.get('matches?weekId=9')).body.matches).toEqual([]);
  });

  it('has the names of nations in the requested language', async () => {
    const name = async (language: string) => {
      const { body } = await visitor.get('matches?weekId=1', { headers: { 'accept-language': language } });
      return body.matches[0].homeId.name;
    };
    expect([await name('nl-BE,nl;q=0.9'), await name('en-GB'), await name('fr')]).toEqual([
      'Duitsland',
      'Germany',
      'Duitsland',
    ]);
  });

  it('returns of a knock-out match only what is known', async () => {
    const english = { homeId: null, awayId: null, homeScore: null, awayScore: null, penHome: null };
    expect((await match(46, '2024-06-19T08:00:00Z')).match).toMatchObject({
      ...english,
      status: 'scheduled',
    });
    expect((await match(46, '2024-07-01T18:00:00Z')).match).toMatchObject({
      homeId: null,
      awayId: { short: 'FRA' },
      extraTime: false,
    });
    // Nothing reveals at the end of regular time that there will be more.
    expect((await match(46, '2024-07-05T20:54:00Z')).match).toMatchObject({
      homeId: { short: 'POR' },
      status: 'live',
      minute: 90,
      homeScore: 0,
      awayScore: 0,
      extraTime: false,
    });
    expect((await match(46, '2024-07-05T21:20:00Z')).match).toMatchObject({
      status: 'live',
      minute: 109,
      extraTime: true,
      penHome: null,
    });
    expect((await match(46, '2024-07-05T21:55:00Z')).match).toMatchObject({
      status: 'finished',
      homeScore: 0,
      awayScore: 0,
      extraTime: true,
      penHome: 3,
      penAway: 5,
    });
  });
});

describe('the origins of the sides of a match', () => {
  const list = async (now: string): Promise<Match[]> => {
    api.clock.set(now);
    return (await visitor.get('matches')).body.matches;
  };
  const shortsOf = (clubIds: readonly (number | null)[]) =>
    clubIds.map((id) => clubs.find((club) => club.id === id)?.short ?? '?').join(' ');

  it('are known from the start, unlike the sides', async () => {
    const matches = await list('2024-06-10T00:00:00Z');
    const of = (id: number) => matches.find((one) => one.id === id);
    expect(of(36)).toMatchObject({ homeFrom: null, awayFrom: null, homeFairPlay: null });
    expect(of(40)).toMatchObject({
      homeId: null,
      homeFrom: { matchId: null, place: '1B' },
      awayFrom: { matchId: null, place: '3A/D/E/F' },
    });
    expect(of(51)).toMatchObject({
      homeId: null,
      homeFrom: { matchId: 49, place: null },
      awayFrom: { matchId: 50, place: null },
    });
  });

  it('agree with the tables and with the winners of the real tournament', async () => {
    const matches = await list('2024-07-15T00:00:00Z');
    const { tables, thirds } = groupTables(matches, clubs);
    expect(tables.map(({ group, rows }) => `${group} ${shortsOf(rows.map(({ clubId }) => clubId))}`)).toEqual(
      [
        'A GER SUI HUN SCO',
        'B ESP ITA CRO ALB',
        'C ENG DEN SVN SRB',
        'D AUT FRA NED POL',
        'E ROU BEL SVK UKR',
        'F POR TUR GEO CZE',
      ],
    );
    expect(shortsOf(thirds.filter(({ through }) => through).map(({ clubId }) => clubId))).toBe(
      'NED GEO SVK SVN',
    );

    const from = ({ matchId, place }: MatchOrigin): (number | null)[] => {
      const feeder = matches.find(({ id }) => id === matchId);
      if (feeder) return [(matchWinner(feeder) === 'home' ? feeder.homeId : feeder.awayId)?.id ?? null];
      const [rank = '', ...letters] = place ?? '';
      return tables
        .filter(({ group }) => letters.includes(group))
        .map(({ rows }) => rows[Number(rank) - 1]?.clubId ?? null);
    };
    let sides = 0;
    for (const { homeId, homeFrom, awayId, awayFrom } of matches) {
      for (const [side, origin] of [
        [homeId, homeFrom],
        [awayId, awayFrom],
      ] as const) {
        if (origin === null) continue;
        expect(from(origin)).toContain(side?.id);
        sides += 1;
      }
    }
    expect(sides).toBe(30);
    expect(bracket(matches).map((round) => round.matches.map(({ match: { id } }) => id))).toEqual([
      [40, 38, 42, 41, 43, 44, 39, 37],
      [45, 46, 48, 47],
      [49, 50],
      [51],
    ]);
  });

  it('returns who scored in the final, once it is over', async () => {
    const withScorers = async (now: string) => (await list(now)).filter(({ scorers }) => scorers);
    expect(await withScorers('2024-07-14T20:54:00Z')).toEqual([]);
    const [final, ...others] = await withScorers('2024-07-14T20:56:00Z');
    const goalOf = (playerId: number, side: Match['homeId'] = null) => ({
      ...{ playerId, clubId: side?.id, goals: 1, isOwnGoal: false },
    });
    expect([final?.id, others]).toEqual([51, []]);
    expect(final?.scorers).toEqual([
      goalOf(517, final?.homeId),
      goalOf(521, final?.homeId),
      goalOf(1224, final?.awayId),
    ]);
  });

  it('returns disciplinary points, three for an expulsion', async () => {
    const matches = await list('2024-06-26T22:00:00Z');
    expect(matches.find(({ id }) => id === 1)).toMatchObject({ homeFairPlay: 2, awayFairPlay: 4 });
    expect(matches.find(({ id }) => id === 36)).toMatchObject({ homeFairPlay: 11, awayFairPlay: 11 });
  });
});

describe('GET match/{id}', () => {
  it('returns eleven starters, the substitutes, and the bench, each with his points', async () => {
    const { home, away } = await match(1, '2024-06-14T21:00:00Z', 'nl');
    expect([home.name, away.name]).toEqual(['Duitsland', 'Schotland']);
    const groups = home.players.map(({ started, in: minutes }: { started: boolean; in: number }) =>
      started ? 'starter' : minutes > 0 ? 'came on' : 'bench',
    );
    expect(groups).toEqual([
      ...Array(11).fill('starter'),
      ...Array(5).fill('came on'),
      ...Array(home.players.length - 16).fill('bench'),
    ]);
    expect(home.players).toHaveLength(27);
    const musiala = home.players.find(({ id }: { id: number }) => id === 110);
    expect(musiala).toMatchObject({ in: 74, goals: 1, points: 9 });
    expect(musiala.lines.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(9);
    expect(home.players.find(({ positionId }: { positionId: number }) => positionId === 0)).toMatchObject({
      in: 0,
      points: 3,
      shirt: null,
    });
  });

  it('has zeros for all players until it starts, and the line-ups an hour before', async () => {
    const starters = async (now: string) => {
      const { home } = await match(1, now);
      expect(home.players).toHaveLength(27);
      for (const player of home.players) expect(player).toMatchObject({ in: 0, points: 0, lines: [] });
      return home.players.filter(({ started }: { started: boolean }) => started).length;
    };
    expect(await starters('2024-06-14T17:59:59Z')).toBe(0);
    expect(await starters('2024-06-14T18:00:00Z')).toBe(11);
    expect(await starters('2024-06-14T18:59:59Z')).toBe(11);
  });

  it('returns the score and the points so far during the match, which are consistent', async () => {
    const goalCounts: number[] = [];
    for (const now of ['19:00:00', '19:20:00', '19:50:00', '20:25:00', '20:54:59']) {
      const { match: liveMatch, home, away } = await match(1, `2024-06-14T${now}Z`);
      expect(liveMatch).toMatchObject({ status: 'live', extraTime: false });
      const goals = (
        side: { players: { goals: number; own_goals: number }[] },
        name: 'goals' | 'own_goals',
      ) => side.players.reduce((sum, player) => sum + player[name], 0);
      expect([
        goals(home, 'goals') + goals(away, 'own_goals'),
        goals(away, 'goals') + goals(home, 'own_goals'),
      ]).toEqual([liveMatch.homeScore, liveMatch.awayScore]);
      for (const { lines, points } of [...home.players, ...away.players]) {
        expect(lines.reduce((sum: number, line: { points: number }) => sum + line.points, 0)).toBe(points);
      }
      goalCounts.push(liveMatch.homeScore + liveMatch.awayScore);
    }
    expect(goalCounts[0]).toBe(0);
    expect(goalCounts.at(-1)).toBe(6);
    expect(goalCounts).toEqual(goalCounts.toSorted((a, b) => a - b));
  });

  it('does not reveal a substitute before he comes on', async () => {
    const cameOn = async (now: string) => {
      const { home } = await match(1, now);
      return home.players.filter(
        (player: { started: boolean; inMin: number | null }) => !player.started && player.inMin !== null,
      );
    };
    expect(await cameOn('2024-06-14T19:43:59Z')).toEqual([]);
    const players = await cameOn('2024-06-14T20:50:00Z');
    expect(players.length).toBeGreaterThan(0);
    for (const player of players) expect(player.outMin).toBeNull();
  });

  it('has no side while the nation is undecided', async () => {
    expect(await match(51, '2024-06-19T08:00:00Z')).toMatchObject({ home: null, away: null });
  });

  it.each(['52', 'final', '-1'])('returns 404 for %s', async (id) => {
    expect(await visitor.get(`match/${id}`)).toMatchObject({ status: 404, body: refusal('not-found') });
  });
});

it('the points of all 1,589 appearances are those of spec §9 for the raw statistics', async () => {
  const rows = (file: string): Record<string, string>[] =>
    parse(readFileSync(join(tournamentDirectory, file)), { columns: true });
  const positions = new Map(rows('players.csv').map(({ id, position }) => [id, Number(position)]));
  const appearances = new Map<string, { points: number; in: number }>();
  for (let id = 1; id <= 51; id += 1) {
    const { home, away } = await match(id, '2024-07-15T00:00:00Z');
    for (const player of [...home.players, ...away.players]) appearances.set(`${id} ${player.id}`, player);
  }
  const competition = await loadCompetition(api.database);
  if (!competition) throw new Error('There is no competition.');
  const { rules } = competition;
  let played = 0;
  for (const { matchId, playerId = '', skillIndex, ...row } of rows('stats.csv')) {
    const counts = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
    const stat = { ...counts, skillIndex: skillIndex ? Number(skillIndex) : null } as unknown as MatchStat;
    const position = POSITION_IDS.find((id) => id === positions.get(playerId)) ?? COACH;
    const expected = toPoints(sumPoints(scoreAppearance(stat, position, rules)));
    expect([matchId, playerId, appearances.get(`${matchId} ${playerId}`)?.points]).toEqual([
      matchId,
      playerId,
      expected,
    ]);
    if (stat.minutes > 0) played += 1;
  }
  expect(played).toBe(1589);
  expect([...appearances.values()].filter(({ in: minutes }) => minutes > 0)).toHaveLength(1589);
});

describe('GET matches/deadline-info', () => {
  async function info(now: string) {
    api.clock.set(now);
    await settleDue(api.context);
    return (await visitor.get('matches/deadline-info')).body;
  }

  it('advances from matchday to matchday, exactly at each deadline', async () => {
    const at = async (now: string) => {
      const { deadlineInfo, weeks } = await info(now);
      const { deadlineWeek, displayWeek, lastScoredWeek } = deadlineInfo;
      return [deadlineWeek, displayWeek, lastScoredWeek, weeks[0].state, weeks[1].state];
    };
    expect(await at('2024-06-14T18:59:59Z')).toEqual([1, 1, null, 'open', 'open']);
    expect(await at('2024-06-14T19:00:00Z')).toEqual([2, 1, 1, 'provisional', 'open']);
    expect(await at('2024-06-19T12:59:59Z')).toEqual([2, 1, 1, 'confirmed', 'open']);
    expect(await at('2024-06-19T13:00:00Z')).toEqual([3, 2, 2, 'confirmed', 'provisional']);
    expect(await at('2024-07-15T00:00:00Z')).toEqual([null, 7, 7, 'confirmed', 'confirmed']);
    expect(await at('2024-06-14T18:00:00Z')).toEqual([1, 1, null, 'open', 'open']);
  });

  it('returns the deadline, the server’s time and its speed', async () => {
    const { deadlineInfo, weeks } = await info('2024-06-19T08:00:00.123Z');
    expect(deadlineInfo).toMatchObject({
      deadlineDate: '2024-06-19T13:00:00.000Z',
      now: '2024-06-19T08:00:00.123Z',
      speed: 1,
    });
    expect(weeks).toHaveLength(7);
  });
});
