import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@euro/api-contract';
import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { FeedProblems } from '../../tournament/feed/feedProblem.js';
import { readPrizes } from '../../tournament/feed/readPrizes.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 30, weekId: 1, seed: 1 });
  visitor = new TestClient(api.url);
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

it('GET prizes has the six of the game in both languages, the caller’s first', async () => {
  const headers = { 'accept-language': 'nl' };
  const answer = endpoints['GET prizes'].response.parse((await visitor.get('prizes', { headers })).body);
  expect(answer.prizes.map(({ image }) => image)).toEqual([
    ...['bike', 'computer', 'voucher', 'clothing', 'groceries', 'convoy'],
  ]);
  for (const { translations } of answer.prizes) {
    expect(translations.map(({ language }) => language)).toEqual(['nl', 'en']);
    for (const { title, short, body } of translations) expect([title, short, body]).not.toContain('');
  }
});

describe('a ranking', () => {
  const slugs = async (address: string) => {
    const { body } = await visitor.get(`rankings/${address}`);
    return new Map<number, string[]>(
      body.data.map(({ team }: { team: { rank: number; prizes: string[] } }) => [team.rank, team.prizes]),
    );
  };

  it('returns the prizes of the final ranking by rank', async () => {
    const prizes = await slugs('general?pageRecords=30');
    expect(prizes.get(1)).toEqual(['racing-bike', 'nutrition-voucher', 'clothing-voucher']);
    for (const [rank, won] of prizes) {
      expect(won.includes('cycling-computer')).toBe(rank === 2 || rank === 3);
      expect(won.includes('nutrition-voucher')).toBe(rank <= 10);
    }
  });

  it('returns the prize of the winner of a matchday', async () => {
    const prizes = await slugs('week?pageRecords=30');
    for (const [rank, won] of prizes) expect(won).toEqual(rank === 1 ? ['groceries'] : []);
  });

  it.each(['month', 'period', 'custom', 'pundits'])('of %s has none', async (type) => {
    for (const won of (await slugs(type)).values()) expect(won).toEqual([]);
  });

  it('of a custom span has the prizes of that span', async () => {
    const { models } = api.database;
    const words = { language: 'nl' as const, title: 'Bal', short: '', body: '' };
    const [competition] = await models.Competition.findAll({ raw: true });
    await models.Prize.create({
      ...{ competitionId: competition?.id ?? 0, slug: 'ball', type: 'periode-0', ...words },
      ...{ firstRank: 1, lastRank: 2, sort: 9, image: 'ball', updatedAt: 0 },
    });
    // What is stored is looked at again once something new is known.
    api.clock.set('2024-06-24T21:00:00Z');
    await settleDue(api.context);
    expect((await slugs('custom?rankingTypeId=15')).get(1)).toEqual(['ball']);
    expect((await slugs('custom?rankingTypeId=13')).get(1)).toEqual([]);
  });
});

it.each([
  ['no JSON', '[{'],
  ['ranks in reverse', JSON.stringify([prize({ firstRank: 3, lastRank: 2 })])],
  ['a slug twice', JSON.stringify([prize({}), prize({})])],
  ['an unknown type', JSON.stringify([prize({ type: 'periode-3' })])],
])('a file of prizes with %s is refused', async (_, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'euro-prizes-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/prizes.json'), text);
  const problems = new FeedProblems();
  expect(await readPrizes(folder, problems)).toEqual([]);
  expect(problems.list.map(({ file }) => file)).toContain('content/prizes.json');
  rmSync(folder, { recursive: true });
});

function prize(change: object): object {
  const words = { title: 'Bal', short: '', body: '' };
  const ranks = { firstRank: 1, lastRank: 1, sort: 1 };
  return {
    slug: 'ball',
    type: 'week',
    image: 'ball',
    ...ranks,
    translations: { nl: words, en: words },
    ...change,
  };
}
