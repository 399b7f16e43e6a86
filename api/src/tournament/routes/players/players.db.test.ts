import { endpoints } from '@euro/api-contract';
import { importTournament } from '../../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';

const MUSIALA = 110;
const NAGELSMANN = 100;

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
beforeEach(() => api.clock.set('2024-06-19T08:00:00Z'));
afterAll(() => api.close());

async function table(query: string) {
  const { body, status } = await visitor.get(`players-stats?${query}`);
  expect(status).toBe(200);
  return body;
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('GET players', () => {
  it('returns all 646 with the known data, valid by the contract', async () => {
    const { body, headers } = await visitor.get('players?competitionFeed=EUROM&seasonId=2024');
    expect(endpoints['GET players'].response.parse(body)).toEqual(body);
    expect(body.players).toHaveLength(646);
    expect(body.players.find(({ id }: { id: number }) => id === MUSIALA)).toEqual({
      id: MUSIALA,
      name: 'Musiala',
      short: 'Musiala',
      feedId: MUSIALA,
      forename: 'Jamal',
      surname: 'Musiala',
      positionId: 3,
      clubId: 1,
      shirt: 10,
      value: 8.5,
      ban: 0,
      injury: 0,
      eliminated: false,
      form: 9,
      points: 9,
      stats: [{ weekId: 1, points: 9 }],
      popularity: 0,
      portraitUrl: null,
      info: 'FC Bayern Munich (GER)',
      upcomingMatches: [
        expect.objectContaining({ id: 14, homeId: { id: 1, short: 'GER' }, awayId: { id: 3, short: 'HUN' } }),
        expect.objectContaining({ id: 25, date: '2024-06-23T19:00:00.000Z' }),
      ],
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('returns the depth of the squad with each player, as his nation’s page does', async () => {
    const { players } = (await visitor.get('club/1')).body;
    for (const { id, squadDepth } of players) {
      expect((await visitor.get(`player/${id}`)).body.player.squadDepth).toBe(squadDepth);
    }
    const { player } = (await visitor.get(`player/${MUSIALA}`)).body;
    expect([player.fieldOrder, player.inStarting]).toEqual([undefined, undefined]);
  });

  it('returns each club’s id in its feed as externalId, too', async () => {
    const { clubs } = (await visitor.get('clubs')).body;
    expect(clubs).toHaveLength(24);
    for (const { feedId, externalId } of clubs) expect(externalId).toBe(feedId);
  });

  it('returns eliminated players as such from the moment it is known, in every response with players', async () => {
    const out = async (id: number) => {
      const listed = (await visitor.get('players')).body.players.find((one: { id: number }) => one.id === id);
      const own = (await visitor.get(`player/${id}`)).body.player;
      const [row] = (await visitor.get(`players-stats?ids=${id}`)).body.data;
      return [listed.eliminated, own.eliminated, row.eliminated];
    };
    const before = api.clock.now();
    try {
      api.clock.set('2024-07-05T15:00:00Z');
      expect(await out(MUSIALA)).toEqual([false, false, false]);
      // Germany loses its quarter-final against Spain after extra time.
      api.clock.set('2024-07-05T18:39:59Z');
      expect(await out(MUSIALA)).toEqual([false, false, false]);
      api.clock.set('2024-07-05T18:40:00Z');
      expect(await out(MUSIALA)).toEqual([true, true, true]);
    } finally {
      api.clock.set(before);
    }
  });

  it('is not sent again while nothing changes', async () => {
    const first = await visitor.get('players');
    const etag = first.headers.get('etag') ?? '';
    api.clock.set('2024-06-19T12:59:59Z');
    const secondAnswer = await visitor.get('players', { headers: { 'if-none-match': etag } });
    expect([secondAnswer.status, secondAnswer.body]).toEqual([304, '']);
    api.clock.set('2024-06-19T15:00:00Z');
    const later = await visitor.get('players', { headers: { 'if-none-match': etag } });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(etag);
  });

  it('finds no other competition', async () => {
    expect(await visitor.get('players?competitionFeed=WORLD')).toMatchObject({
      status: 404,
      body: refusal('not-found'),
    });
    expect((await visitor.get('players?seasonId=2028')).status).toBe(404);
  });
});

describe('GET player/{id}', () => {
  it('explains each finished match', async () => {
    const { body } = await visitor.get(`player/${MUSIALA}?withAggregatedWeekStats=1`);
    expect(body.stats).toEqual([
      {
        live: false,
        matchId: 1,
        weekId: 1,
        date: '2024-06-14T19:00:00.000Z',
        homeId: { id: 1, short: 'GER' },
        awayId: { id: 2, short: 'SCO' },
        homeScore: 5,
        awayScore: 1,
        pointsOverview: expect.objectContaining({ time: 74, goals: 1, skillIndex: 3 }),
        lines: [
          { rule: 'minutes-60', stat: 74, points: 2 },
          { rule: 'goal', stat: 1, points: 5 },
          { rule: 'clean-sheet', stat: 0, points: 1 },
          { rule: 'skill-index', stat: 3, points: 1 },
        ],
        points: 9,
      },
    ]);
    expect(body.aggregatedWeekStats).toEqual([
      expect.objectContaining({ weekId: 1, points: 9, matches: 1, goals: 1, time: 74 }),
    ]);
  });

  it('has no aggregates unless requested, and nothing of the future', async () => {
    api.clock.set('2024-06-14T18:59:59Z');
    const { body } = await visitor.get(`player/${MUSIALA}`);
    expect(body.stats).toEqual([]);
    expect(body.aggregatedWeekStats).toBeUndefined();
    expect(body.career).toEqual([
      {
        competitionFeed: 'EUROM',
        seasonId: 2024,
        matches: 0,
        minutes: 0,
        goals: 0,
        assists: 0,
        cleanSheets: 0,
        points: 0,
      },
    ]);
  });

  it('explains a running match from its statistics so far', async () => {
    const totals: number[] = [];
    for (const now of ['2024-06-14T19:00:00Z', '2024-06-14T19:30:00Z', '2024-06-14T20:54:59Z']) {
      api.clock.set(now);
      const { body } = await visitor.get(`player/${MUSIALA}`);
      const [match] = body.stats;
      expect(match).toMatchObject({ live: true, matchId: 1, pointsOverview: { skillIndex: null } });
      expect(match.lines.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
        match.points,
      );
      expect(body.player).toMatchObject({ points: match.points, form: 0 });
      totals.push(match.pointsOverview.time);
    }
    expect(totals).toEqual([1, 31, 74]);
  });

  it('sums his matches into a career, and has the history of his value', async () => {
    api.clock.set('2024-07-15T00:00:00Z');
    const { body } = await visitor.get(`player/${MUSIALA}`);
    expect(body.career).toEqual([
      {
        competitionFeed: 'EUROM',
        seasonId: 2024,
        matches: 5,
        minutes: body.stats.reduce(
          (sum: number, one: { pointsOverview: { time: number } }) => sum + one.pointsOverview.time,
          0,
        ),
        goals: 3,
        assists: 0,
        cleanSheets: body.stats.filter(
          ({
            pointsOverview: { time, conceeded },
          }: {
            pointsOverview: { time: number; conceeded: number };
          }) => time >= 60 && conceeded === 0,
        ).length,
        points: body.player.points,
      },
    ]);
    expect(body.values[0]).toEqual({ from: '2024-05-31T19:00:00.000Z', value: 8.5 });
  });

  it('gives a coach points for results', async () => {
    const { body } = await visitor.get(`player/${NAGELSMANN}`);
    expect(body.stats[0]).toMatchObject({
      pointsOverview: null,
      lines: [{ rule: 'coach-win', stat: 1, points: 3 }],
      points: 3,
    });
  });

  it.each(['9999', '0', 'musiala', '1e9'])('returns 404 for %s', async (id) => {
    expect(await visitor.get(`player/${id}`)).toMatchObject({ status: 404, body: refusal('not-found') });
  });
});

describe('GET players-stats', () => {
  it('has the highest points first, ten to a page', async () => {
    const body = await table('competitionFeed=EUROM&seasonId=2024');
    expect(body.totalRecords).toBe(646);
    expect(body.data).toHaveLength(10);
    const totals = body.data.map(({ total }: { total: number }) => total);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    const next = await table('pageNumber=2');
    expect(next.data[0].total).toBeLessThanOrEqual(body.data[9].total);
  });

  it('treats the literal text null as unfiltered', async () => {
    const plain = await table('');
    expect(
      await table('name=null&weekId=null&clubId=null&positionId=null&playerValue=null&sorters=null'),
    ).toEqual(plain);
    expect(await table('playerValue=100&weekId=-1&name=')).toEqual(plain);
  });

  it('filters by nation, position and value', async () => {
    const body = await table('clubId=1&positionId=3&playerValue=6.5&pageRecords=100&sorters=value%20DESC');
    expect(names(body.data)).toEqual(['Wirtz', 'Andrich', 'Can', 'Groß', 'Führich']);
    expect(body.totalRecords).toBe(5);
  });

  it.each([
    ['kvarats', ['Kvaratskhelia']],
    ['MBAPPE', ['Mbappé']],
    ['gundog', ['Gündoğan']],
    ['jude bell', ['Bellingham']],
    ['hojlund', ['Højlund']],
    ['%', []],
  ])('finds %s by name, without its accents too', async (name, expectedNames) => {
    expect(names((await table(`name=${encodeURIComponent(name)}&pageRecords=100`)).data)).toEqual(
      expectedNames,
    );
  });

  it('counts one matchday or all, and nothing of a future one', async () => {
    api.clock.set('2024-06-27T08:00:00Z');
    const all = (await table('name=Musiala')).data[0];
    const second = (await table('name=Musiala&weekId=2')).data[0];
    expect([second.matches, second.goals, second.total]).toEqual([1, 1, 9]);
    expect(all.matches).toBe(3);
    expect(all.stats.map(({ weekId }: { weekId: number }) => weekId)).toEqual([1, 2, 3]);
    expect((await table('name=Musiala&weekId=4')).data[0]).toMatchObject({ matches: 0, total: 0 });
  });

  it('sorts by several columns, both ways', async () => {
    const { data } = await table('sorters=goals%20DESC,value%20ASC&pageRecords=100');
    const order = data.map(({ goals, value }: { goals: number; value: number }) => goals * 1000 - value);
    expect(order).toEqual(order.toSorted((a: number, b: number) => b - a));
    for (const sorters of [
      'sorters[0][column]=goals&sorters[0][order]=DESC&sorters[1][column]=value&sorters[1][order]=ASC',
      'sorters[]=goals%20DESC,value%20ASC',
    ])
      expect((await table(`${sorters}&pageRecords=100`)).data).toEqual(data);
    const ascending = await table('sorters=name:ASC&clubId=17&pageRecords=3');
    expect(names(ascending.data)).toEqual(['Bakayoko', 'Carrasco', 'Castagne']);
  });

  it.each([
    'sorters=salary%20DESC',
    'sorters[0][column]=salary',
    'sorters=%7B',
    'pageRecords=0',
    'pageRecords=1000',
    'positionId=7',
    'weekId=abc',
  ])('refuses %s', async (query) => {
    expect(await visitor.get(`players-stats?${query}`)).toMatchObject({
      status: 400,
      body: refusal('invalid-input'),
    });
  });
});
