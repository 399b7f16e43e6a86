import { DEFAULT_SETTINGS } from '@euro/game';
import type { Model, ModelStatic } from 'sequelize';
import { feedAt } from '../../demo/provider/feedAt.js';
import { seedTeams } from '../../demo/seedTeams.js';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament, readTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import type { Feed } from './feed.js';
import { importFeed } from './importFeed.js';
import { describeImport, type ImportReport } from './importReport.js';

const MUSIALA = 110;
const NEWS = {
  news: 'injured',
  newsNl: null,
  newsEn: 'calf',
  newsSource: 'DFB',
  newsAt: Date.parse('2024-06-18T08:00:00Z'),
} as const;

let database: TestDatabase;
const clock = new FixedClock('2024-06-10T08:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function accept(feed: Feed): Promise<ImportReport> {
  const result = await importFeed(database, clock, feed);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.report;
}

async function counts(): Promise<number[]> {
  const { Club, Player, Match, MatchStat, Matchday, Page } = database.models;
  const tables: ModelStatic<Model>[] = [Club, Player, Match, MatchStat, Matchday, Page];
  return Promise.all(tables.map((model) => model.count()));
}

it('stores the whole tournament, and a second import changes nothing', async () => {
  const feed = await readTournament();
  const first = await accept(feed);
  expect(first.changes).toBe(1 + 24 + 646 + 55 + 7 + 51 + 1598 + 10 + 12);
  expect(await counts()).toEqual([24, 646, 51, 1598, 7, 10]);
  const second = await accept(feed);
  expect(describeImport(second)).toEqual(['EUROM 2024: 0 changes']);
  expect(await database.models.FeedImport.count()).toBe(1);
});

it('stores prices in tenths and times to the second', async () => {
  await importTournament(database, clock);
  const musiala = await database.models.Player.findByPk(MUSIALA, { raw: true });
  expect(musiala).toMatchObject({ name: 'Musiala', value: 85, clubId: 1, positionId: 3, shirt: 10 });
  const final = await database.models.Match.findByPk(51, { raw: true });
  expect(Number(final?.finishedAt)).toBe(Date.parse('2024-07-14T20:55:00Z'));
});

it('reports what a correction changes, with names', async () => {
  await importTournament(database, clock);
  const feed = await readTournament();
  const report = await accept({
    ...feed,
    players: feed.players.map((player) =>
      player.id === MUSIALA ? { ...player, value: 90, injury: true, ...NEWS } : player,
    ),
  });
  expect(describeImport(report)).toEqual([
    'EUROM 2024: 1 change',
    '  players: 0 added, 1 updated, 0 removed',
    '    Musiala: news – → injured, newsEn – → calf, newsSource – → DFB, newsAt – → 2024-06-18T08:00:00Z, value 85 → 90, injury 0 → 1, openingValue 85 → 90',
  ]);
  expect(await database.models.Player.findByPk(MUSIALA, { raw: true })).toMatchObject({ value: 90 });
});

it('adds and removes rows that nothing refers to', async () => {
  await importTournament(database, clock);
  const feed = await readTournament();
  const without = { ...feed, stats: feed.stats.filter(({ matchId }) => matchId !== 51) };
  expect((await accept(without)).tables.find(({ table }) => table === 'stats')).toMatchObject({
    removed: feed.stats.length - without.stats.length,
  });
  expect((await accept(feed)).tables.find(({ table }) => table === 'stats')).toMatchObject({
    added: feed.stats.length - without.stats.length,
    removed: 0,
  });
});

it('rejects as a whole a feed that would remove a player from a team', async () => {
  await importTournament(database, clock);
  const before = await counts();
  const feed = await readTournament();
  const { User, Team, TeamLineup } = database.models;
  const user = await User.create({
    email: 'holder@example.test',
    firstName: 'Jan',
    lastName: 'Ceulemans',
    language: 'nl',
    createdAt: 0,
  });
  const team = await Team.create({
    competitionId: 1,
    userId: user.id,
    name: 'Houders',
    nameVisible: false,
    weekId: 1,
    createdAt: 0,
  });
  await TeamLineup.create({
    teamId: team.id,
    weekId: 1,
    starting: `100,${MUSIALA}`,
    bench: '112',
    captainId: MUSIALA,
    viceCaptainId: MUSIALA,
    purchasePrices: '',
    moneyLeft: 0,
    savedAt: 0,
  });
  const result = await importFeed(database, clock, {
    ...feed,
    players: feed.players.filter(({ id }) => id !== MUSIALA && id !== 2426),
    stats: feed.stats.filter(({ playerId }) => playerId !== MUSIALA && playerId !== 2426),
  });
  expect(result).toEqual({
    ok: false,
    problems: [
      {
        file: 'players.csv',
        line: null,
        column: 'id',
        message: 'Musiala (110) is missing, but teams hold him.',
      },
    ],
  });
  expect(await counts()).toEqual(before);
});

describe('the same ids in another competition', () => {
  const ofCompetition = async (competitionId: number) => {
    const { Club, Player, Match } = database.models;
    const where = { competitionId };
    const options = { where, order: ['id'], raw: true };
    return {
      clubs: await Club.findAll(options),
      players: await Player.findAll(options),
      matches: await Match.findAll(options),
    };
  };

  it('map to separate, stable ids, and leave the first competition unchanged', async () => {
    await importTournament(database, clock);
    const before = await ofCompetition(1);
    const feed = { ...(await readTournament()), season: 2028 };
    await accept(feed);
    const { clubs, players, matches } = await ofCompetition(2);
    expect([clubs.length, players.length, matches.length]).toEqual([24, 646, 51]);
    for (const row of [...clubs, ...players, ...matches]) expect(row.id).toBe(100_000 + Number(row.feedId));
    expect(players.find(({ feedId }) => feedId === MUSIALA)).toMatchObject({ id: 100_110, clubId: 100_001 });
    const final = matches.find(({ feedId }) => feedId === 51);
    expect(final).toMatchObject({ homeFrom: 'W100049', awayFrom: 'W100050' });
    const inSecond = { matchId: matches.map(({ id }) => id) };
    expect(await database.models.MatchStat.count({ where: inSecond })).toBe(1598);
    expect(await ofCompetition(1)).toEqual(before);
    expect((await accept(feed)).changes).toBe(0);
    expect((await accept(await readTournament())).changes).toBe(0);
  });

  it('can exceed the range of its ids, in either', async () => {
    const feed = await readTournament();
    const added = { id: 100_110, clubId: 1, positionId: 3 as const, shirt: 99, name: 'Nieuw' };
    const withOne = (base: Feed): Feed => ({
      ...base,
      players: [...base.players, { ...(base.players[5] as Feed['players'][number]), ...added }],
    });
    await accept(withOne(feed));
    const storedPlayer = await database.models.Player.findByPk(100_110, { raw: true });
    expect(storedPlayer).toMatchObject({ competitionId: 2, feedId: MUSIALA });
    const where = { competitionId: 1, feedId: 100_110 };
    expect(await database.models.Player.findOne({ where, raw: true })).toMatchObject({ name: 'Nieuw' });
    expect((await accept(withOne(feed))).changes).toBe(0);
    await accept(feed);
    expect(await database.models.Player.count({ where })).toBe(0);
  });
});

it('have one result after two concurrent imports', async () => {
  const fresh = await createTestDatabase();
  const feed = await readTournament();
  await importFeed(fresh, clock, feed);
  const [a, b] = await Promise.all([importFeed(fresh, clock, feed), importFeed(fresh, clock, feed)]);
  expect([a.ok && a.report.changes, b.ok && b.report.changes]).toEqual([0, 0]);
  await fresh.drop();
});

it('reports what moved in the running matches', async () => {
  const fresh = await createTestDatabase();
  const feed = await readTournament();
  const movesAt = async (moment: string, nextFeed = feedAt(feed, Date.parse(moment))) => {
    const result = await importFeed(fresh, clock, nextFeed);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.report.moves;
  };
  expect(await movesAt('2024-06-14T12:00:00Z')).toEqual([]);
  expect(await movesAt('2024-06-14T18:30:00Z')).toEqual([
    'GER–SCO: line-up of GER',
    'GER–SCO: line-up of SCO',
  ]);
  expect(await movesAt('2024-06-14T19:00:00Z')).toEqual(['GER–SCO: 0–0, minute 1']);
  const [goals] = await movesAt('2024-06-14T20:25:00Z');
  expect(goals).toMatch(/^GER–SCO: \d–\d, minute 69 \(was 0–0, minute 1\)$/);
  const over = feedAt(feed, Date.parse('2024-06-14T21:00:00Z'));
  const notFinal = { ...over, matches: over.matches.map((match) => ({ ...match, isFinal: false })) };
  const [end] = await movesAt('', notFinal);
  expect(end).toMatch(/^GER–SCO: 5–1, over \(was \d–\d, minute 69\)$/);
  expect(await movesAt('', over)).toEqual(['GER–SCO: 5–1, over and final (was 5–1, over)']);
  expect(await movesAt('', over)).toEqual([]);
  await fresh.drop();
});

it('turns boosters on in the demo, and leaves them on', async () => {
  const fresh = await createTestDatabase();
  const feed = await readTournament();
  const imported = async (demo: boolean) => {
    const result = await importFeed(fresh, clock, feed, { demo });
    const row = await fresh.models.Competition.findOne({ raw: true });
    return [result.ok && result.report.changes, JSON.parse(row?.settings ?? '').boostersEnabled];
  };
  await imported(true);
  expect(await imported(true)).toEqual([0, true]);
  expect(await imported(false)).toEqual([1, false]);
  expect(await imported(true)).toEqual([1, true]);
  await fresh.drop();
});

it('rejects another layout of squads once there are teams, and accepts other rules', async () => {
  const fresh = await createTestDatabase();
  const feed = await readTournament();
  const importWith = (changes: object) => {
    const settings = { ...JSON.parse(feed.settings), ...changes };
    return importFeed(fresh, clock, { ...feed, settings: JSON.stringify(settings) });
  };
  const layout = { benchSize: 3, squadLayout: [1, 1, 5, 5, 3] };
  expect(await importWith(layout)).toMatchObject({ ok: true });
  expect(await importWith({})).toMatchObject({ ok: true });
  await seedTeams({ ...fresh, clock }, { teams: 1, weekId: 1, seed: 7 });
  expect(await importWith(layout)).toMatchObject({
    ok: false,
    problems: [{ file: 'competition.json', column: 'settings.squadLayout' }],
  });
  const scoring = [{ rule: 'goal', statistic: 'goals', points: 5 }];
  expect(await importWith({ scoring, formationLimits: DEFAULT_SETTINGS.formationLimits })).toMatchObject({
    ok: true,
    report: { changes: 1 },
  });
  await fresh.drop();
});
