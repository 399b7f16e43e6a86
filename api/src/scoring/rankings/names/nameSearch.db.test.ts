import fc from 'fast-check';
import { seedTeams } from '../../../demo/seedTeams.js';
import { select } from '../../../infra/db/select.js';
import { foldText } from '../../../infra/text/foldText.js';
import { importTournament } from '../../../testing/importTournament.js';
import { queryPlan } from '../../../testing/queryPlan.js';
import { watchStatements } from '../../../testing/recordStatements.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { settleDue } from '../../settlement/index.js';
import { StoredRanking } from '../storedRanking.js';
import { indexNamesJob } from './indexNamesJob.js';
import { type HitLimits, rankHits } from './rankHits.js';
import { searchNames } from './searchNames.js';

/** More than one part of a ranking. */
const TEAMS = 2_600;
const ALL = TEAMS + 100;
/** Names that are hard to find, by team id; hidden managers are found by nobody. */
const HARD: readonly [teamId: number, name: string, manager: string, isVisible: boolean][] = [
  [11, 'Élan Vital', 'Noor Peeters', true],
  [12, 'de ELANDEN', 'Verborgen Geheim', false],
  [13, '100% van_Gaal!', "d'Artagnan O\\Neil", true],
  [14, 'Straße Æther', 'Łukasz Żółć', true],
  [15, '⚽⚽ Άλφα', 'ﬁrst Ⅳ', true],
  [16, 'aa aaa aaaa', '  spaced   out  ', true],
  [17, `${'lang'.repeat(24)} einde`, 'Jo Jo', true],
];
const TEXTS = [
  ...['elan', 'ÉLAN V', 'r péé', 'geheim', '0% v', 'van_g', '%', '_', "'", '\\n', '\\', 'strasse', 'aether'],
  ...[
    'lukasz zol',
    'αλφα',
    '⚽',
    '⚽ α',
    'first',
    'iv',
    'aa',
    'a a',
    'spaced   o',
    ' out ',
    'lang'.repeat(20),
  ],
  ...[`${'lang'.repeat(20)} einde`, `${'lang'.repeat(24)} einde`, 'x'.repeat(80), '', ' ', '\u0301', 'jo jo'],
  ...['a', 'e', 'an', 'de ', 'van d', 'Ë', 'zz', 'rood wit', 'peeters elan'],
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS, weekId: 1, seed: 8 });
  for (const [teamId, name, manager, nameVisible] of HARD) await call(teamId, name, manager, nameVisible);
  await api.database.models.Team.update({ deletedAt: 1 }, { where: { id: 100 } });
  await indexNames();
  api.clock.set('2024-06-16T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

/** Renames long ago, or at a moment of real time. */
async function call(
  id: number,
  name: string,
  manager: string,
  nameVisible: boolean,
  namedAt = 0,
): Promise<void> {
  const { Team, User } = api.database.models;
  const { userId } = await Team.findByPk(id, { rejectOnEmpty: true, raw: true });
  const cut = manager.indexOf(' ');
  const names = { firstName: manager.slice(0, cut), lastName: manager.slice(cut + 1) };
  await User.update(names, { where: { id: userId } });
  await Team.update({ name, nameVisible, namedAt }, { where: { id } });
}

async function indexNames(): Promise<void> {
  while ((await indexNamesJob.run(api.context, 0)) === 'again');
}

const search = () => searchNames(api.database, 1);

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** What one plain look at every name finds, by text. */
async function plainSearch(): Promise<(text: string) => number[]> {
  const { Team, User } = api.database.models;
  const teams = await Team.findAll({ where: { deletedAt: null }, order: ['id'], raw: true });
  const users = new Map((await User.findAll({ raw: true })).map((user) => [user.id, user]));
  const folded = teams.map(({ id, name, nameVisible, userId }) => {
    const user = users.get(userId);
    const names = nameVisible ? [name, `${user?.firstName} ${user?.lastName}`] : [name];
    return { id, names: names.map(foldText) };
  });
  return (text) => {
    const sought = foldText(text).replaceAll('\n', ' ').trim();
    if (sought === '') return [];
    return folded.filter(({ names }) => names.some((name) => name.includes(sought))).map(({ id }) => id);
  };
}

async function openRanking(): Promise<StoredRanking> {
  const { version, teams } = await api.database.models.Matchday.findOne({
    where: { weekId: 1 },
    rejectOnEmpty: true,
    raw: true,
  });
  const key = { competitionId: 1, weekId: 1, firstWeek: 1, version: version ?? 0, teams: teams ?? 0 };
  return StoredRanking.open(api.database, key);
}

async function expectAlike(texts: readonly string[]): Promise<void> {
  const names = search();
  const expected = await plainSearch();
  const everybody = Array.from({ length: ALL }, (_, id) => id);
  for (const text of texts) {
    const hits = expected(text);
    const { teamIds, isAll } = await names.find(text, 4 * ALL);
    expect([text, isAll, sorted(teamIds)]).toEqual([text, true, hits]);
    expect([text, sorted(await names.among(text, everybody))]).toEqual([text, hits]);
  }
}

describe('a search', () => {
  it('finds the teams with the text in a name', async () => {
    await expectAlike(TEXTS);
  });

  it('finds any part of any name (seed 7)', async () => {
    const rows = await api.database.models.TeamName.findAll({ limit: 200, raw: true });
    const parts = fc
      .tuple(fc.constantFrom(...rows), fc.nat(40), fc.integer({ min: 1, max: 12 }))
      .map(([{ names }, from, length]) => names.slice(from, from + length));
    await expectAlike(fc.sample(parts, { seed: 7, numRuns: 40 }));
  });

  it('reports when there are more, and returns as many as requested', async () => {
    const hits = (await plainSearch())('jan');
    expect(hits.length).toBeGreaterThan(30);
    const some = await search().find('jan', 20);
    expect(some.isAll).toBe(false);
    expect(some.teamIds.length).toBeGreaterThanOrEqual(10);
    expect(some.teamIds.filter((id) => !hits.includes(id))).toEqual([]);
    expect((await search().find('jan', 2 * hits.length)).isAll).toBe(true);
  });

  it('sorts hits by rank, and returns the best for a text in many names', async () => {
    const ranking = await openRanking();
    const expected = await plainSearch();
    const hits = sorted((await ranking.indexesOf(expected('an'))).values());
    expect(hits.length).toBeGreaterThan(300);
    const all: HitLimits = { listed: 4 * ALL, top: 500, best: 100 };
    const few: HitLimits = { listed: 50, top: TEAMS - 100, best: 100 };
    const page = (from: number, limits: HitLimits) =>
      rankHits(ranking, search(), { text: 'an', from, to: from + 10 }, limits);
    for (const from of [0, 90, 200]) {
      expect(await page(from, all)).toEqual({ total: hits.length, indexes: hits.slice(from, from + 10) });
    }
    expect(await page(90, few)).toEqual({ total: 100, indexes: hits.slice(90, 100) });
    expect(await page(100, few)).toEqual({ total: 100, indexes: [] });
    // A ranking that is no longer than what is searched of it: all hits are counted.
    const rare = { text: 'élan', from: 0, to: 1 };
    const ranked = sorted((await ranking.indexesOf(expected('élan'))).values());
    expect(await rankHits(ranking, search(), rare, { listed: 0, top: ALL, best: 100 })).toEqual({
      total: 2,
      indexes: ranked.slice(0, 1),
    });
  });

  it('appends teams beyond the best that they searched, each once and sorted by rank', async () => {
    const ranking = await openRanking();
    const hits = sorted((await ranking.indexesOf((await plainSearch())('an'))).values());
    const limits: HitLimits = { listed: 100, top: 50, best: 1_000 };
    const atTheTop = hits.filter((index) => index < limits.top);
    const { total, indexes } = await rankHits(ranking, search(), { text: 'an', from: 0, to: 1_000 }, limits);
    expect(total).toBe(indexes.length);
    expect(indexes.slice(0, atTheTop.length)).toEqual(atTheTop);
    expect(indexes.length).toBeGreaterThan(atTheTop.length + 20);
    expect(indexes).toEqual(sorted(new Set(indexes)));
    expect(indexes.filter((index) => !hits.includes(index))).toEqual([]);
    const second = await rankHits(ranking, search(), { text: 'an', from: 10, to: 20 }, limits);
    expect(second.indexes).toEqual(indexes.slice(10, 20));
  });
});

describe('the cost of a search', () => {
  const limits: HitLimits = { listed: 120, top: 300, best: 100 };
  /** Positions are stored by 256 ids, and the progress of the index is one row. */
  const MAX_ROWS = limits.listed + 1 + limits.top + Math.ceil(ALL / 256) + 1;

  it.each([
    ['that nearly all names contain', 'a', 0],
    ['that many names contain, on a separate page', 'an', 90],
    ['that the best do not have', 'jan', 90],
    ['of one name', 'gaal!', 0],
  ])('is limited in rows for a text %s', async (_what, text, from) => {
    const ranking = await openRanking();
    const statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => statements.push(sql));
    await rankHits(ranking, search(), { text, from, to: from + 10 }, limits);
    stop();
    expect(statements.length).toBeGreaterThan(1);
    for (const sql of statements) {
      const { steps, sorts } = await queryPlan(api.database, sql);
      expect([sql, steps.filter(({ isScan }) => isScan), sorts]).toEqual([sql, [], false]);
    }
    // A statement begins and ends with a step of its own.
    expect(await rowsRead(statements)).toBeLessThanOrEqual(MAX_ROWS + 2 * statements.length);
  });
});

/** Rows that the database looks at for these statements; SQLite counts those that it answers. */
async function rowsRead(statements: readonly string[]): Promise<number> {
  const { sequelize, dialect } = api.database;
  let rows = 0;
  await sequelize.transaction(async (transaction) => {
    const read = (sql: string) => select<{ Value: string }>(sequelize, sql, {}, transaction);
    const counted = async () =>
      (await read("SHOW SESSION STATUS LIKE 'Handler_read%'")).reduce(
        (sum, { Value }) => sum + Number(Value),
        0,
      );
    const before = dialect === 'mysql' ? await counted() : 0;
    for (const sql of statements) {
      const { length } = await read(sql);
      if (dialect === 'sqlite') rows += length;
    }
    if (dialect === 'mysql') rows = (await counted()) - before;
  });
  return rows;
}

describe('the index', () => {
  it('is updated with names, managers who hide and deleted teams', async () => {
    await call(11, 'Zilveren Kroon', 'Noor Peeters', false, Date.now());
    await api.database.models.Team.update({ deletedAt: 1, namedAt: Date.now() }, { where: { id: 13 } });
    const texts = ['elan', 'noor pee', 'zilveren k', 'eren kroon', 'gaal'];
    await expectAlike(texts);
    await indexNames();
    // Long ago: no search looks for these among the latest changes.
    await api.database.models.Team.update({ namedAt: 0 }, { where: { id: [11, 13] } });
    await expectAlike(texts);
    const [row] = await api.database.models.TeamName.findAll({ where: { teamId: [11, 13] }, raw: true });
    expect(row).toMatchObject({ teamId: 11, names: 'zilveren kroon\n' });
  });

  it('includes new teams, whatever their time of naming', async () => {
    await seedTeams(api.context, { teams: 5, weekId: 1, seed: 9 });
    await expectAlike(['an']);
    await indexNames();
    await expectAlike(['an']);
  });

  it('is created by several workers at once, and completed by another after a crash', async () => {
    const { NameProgress, NameRange, TeamName } = api.database.models;
    const before = await TeamName.findAll({ order: ['teamId'], raw: true });
    for (const table of ['name_ends', 'team_names', 'name_progress'])
      await api.database.sequelize.query(`DELETE FROM ${table}`);
    await NameProgress.create({ id: 1, highestId: 1_000, readAt: Date.now() });
    await NameRange.create({ firstId: 1, lastId: 1_000, leaseUntil: Date.now() - 1 });
    await Promise.all([indexNames(), indexNames(), indexNames()]);
    await indexNames();
    expect(await NameRange.count()).toBe(0);
    expect(await NameProgress.findOne({ raw: true })).toMatchObject({ highestId: before.at(-1)?.teamId });
    expect(await TeamName.findAll({ order: ['teamId'], raw: true })).toEqual(before);
    await expectAlike(['an', 'peeters', 'aa', 'zilveren k']);
  });

  it('is limited to one competition', async () => {
    const other = searchNames(api.database, 2);
    expect(await other.find('an', ALL)).toEqual({ teamIds: [], isAll: true });
  });

  it('is not needed for names that are not in it yet: before the first run, and while a worker writes', async () => {
    const { NameProgress, NameRange } = api.database.models;
    const progress = await NameProgress.findByPk(1, { rejectOnEmpty: true, raw: true });
    for (const table of ['name_ends', 'team_names', 'name_progress'])
      await api.database.sequelize.query(`DELETE FROM ${table}`);
    await expectAlike(['peeters']);
    await NameProgress.create({ ...progress, complete: false });
    await NameRange.create({ firstId: 1, lastId: 1_000, leaseUntil: 0 });
    await expectAlike(['peeters']);
  });
});
