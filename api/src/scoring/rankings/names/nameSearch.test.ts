import fc from 'fast-check';
import { seedTeams } from '../../../demo/seedTeams.js';
import { foldText } from '../../../infra/text/foldText.js';
import { importTournament } from '../../../testing/importTournament.js';
import { startTestApi, type TestApi, testEnv } from '../../../testing/testApi.js';
import { settleDue } from '../../settlement/index.js';
import { StoredRanking } from '../storedRanking.js';
import { indexNamesJob } from './indexNamesJob.js';
import type { NameSearch } from './nameSearch.js';
import { forgetNames, processNames } from './processNames.js';
import { type HitLimits, rankHits } from './rankHits.js';
import { storedNames } from './storedNames.js';

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
  api = await startTestApi({ env: { ...testEnv, namesInDatabaseFrom: 1 } });
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

/** The two engines; that of the process without what it has read before. */
function engines(): { readonly process: NameSearch; readonly stored: NameSearch } {
  forgetNames(api.database);
  return { process: processNames(api.database, 1), stored: storedNames(api.database, 1) };
}

const sorted = (ids: Iterable<number> | null) => ids && [...ids].sort((a, b) => a - b);

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

async function expectAlike(texts: readonly string[]): Promise<void> {
  const { process, stored } = engines();
  const expected = await plainSearch();
  const everybody = Array.from({ length: ALL }, (_, id) => id);
  for (const text of texts) {
    const hits = expected(text);
    expect([text, sorted(await process.find(text, ALL))]).toEqual([text, hits]);
    expect([text, sorted(await stored.find(text, ALL))]).toEqual([text, hits]);
    expect([text, sorted(await process.among(text, everybody))]).toEqual([text, hits]);
    expect([text, sorted(await stored.among(text, everybody))]).toEqual([text, hits]);
  }
}

describe('both searches', () => {
  it('find the same teams: those with the text in a name', async () => {
    await expectAlike(TEXTS);
  });

  it('find the same for any part of any name (seed 7)', async () => {
    const rows = await api.database.models.TeamName.findAll({ limit: 200, raw: true });
    const parts = fc
      .tuple(fc.constantFrom(...rows), fc.nat(40), fc.integer({ min: 1, max: 12 }))
      .map(([{ names }, from, length]) => names.slice(from, from + length));
    await expectAlike(fc.sample(parts, { seed: 7, numRuns: 40 }));
  });

  it('say so when there are too many', async () => {
    const hits = (await plainSearch())('an');
    const { process, stored } = engines();
    for (const search of [process, stored]) {
      expect(await search.find('an', hits.length - 1)).toBeNull();
      expect(await search.find('an', hits.length)).toHaveLength(hits.length);
    }
  });

  it('order hits by the ranking, however many there are', async () => {
    const { version, teams } = await api.database.models.Matchday.findOne({
      where: { weekId: 1 },
      rejectOnEmpty: true,
      raw: true,
    });
    const key = { competitionId: 1, weekId: 1, firstWeek: 1, version: version ?? 0, teams: teams ?? 0 };
    const ranking = await StoredRanking.open(api.database, key);
    const expected = await plainSearch();
    const hits = [...(await ranking.indexesOf(expected('an'))).values()].sort((a, b) => a - b);
    expect(hits.length).toBeGreaterThan(300);
    const all: HitLimits = { most: ALL, best: 100, parts: 10 };
    const few: HitLimits = { most: 50, best: 100, parts: 10 };
    const page = (search: NameSearch, from: number, limits: HitLimits) =>
      rankHits(ranking, search, { text: 'an', from, to: from + 10 }, limits);
    for (const search of Object.values(engines())) {
      for (const from of [0, 90, 200]) {
        expect(await page(search, from, all)).toEqual({
          total: hits.length,
          indexes: hits.slice(from, from + 10),
        });
      }
      expect(await page(search, 90, few)).toEqual({ total: 100, indexes: hits.slice(90, 100) });
      expect(await page(search, 100, few)).toEqual({ total: 100, indexes: [] });
      // Fewer than the best in the parts that are looked through: those are all there are.
      const rare = { text: 'élan', from: 0, to: 10 };
      const ranked = (await ranking.indexesOf(expected('élan'))).values();
      expect(await rankHits(ranking, search, rare, { most: 0, best: 100, parts: 10 })).toEqual({
        total: 2,
        indexes: sorted(ranked),
      });
    }
  });
});

describe('the index in the database', () => {
  it('follows names, managers who hide and deleted teams', async () => {
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

  it('knows new teams, whenever they say that they were named', async () => {
    await seedTeams(api.context, { teams: 5, weekId: 1, seed: 9 });
    await expectAlike(['an']);
    await indexNames();
    await expectAlike(['an']);
  });

  it('keeps to one competition', async () => {
    expect(await storedNames(api.database, 2).find('an', ALL)).toEqual([]);
    expect(await processNames(api.database, 2).find('an', ALL)).toEqual([]);
  });

  it('is not made for few teams', async () => {
    const few = await startTestApi();
    await importTournament(few.database, few.clock);
    await seedTeams(few.context, { teams: 3, weekId: 1, seed: 8 });
    await indexNamesJob.run(few.context, 0);
    expect(await few.database.models.TeamName.count()).toBe(0);
    await few.close();
  });
});
