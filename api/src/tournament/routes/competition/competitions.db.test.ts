import type { PublishedCompetition } from '@euro/api-contract';
import type { CompetitionState } from '../../../models/index.js';
import { importTournament } from '../../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { TestClient } from '../../../testing/testClient.js';
import { presentBrand } from './presentBrand.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

describe('GET competitions', () => {
  it('returns the only competition of an installation without a slug, with its first deadline and last match', async () => {
    const { status, body } = await visitor.get('competitions');
    expect(status).toBe(200);
    expect(body.competitions).toEqual([
      expect.objectContaining({
        competitionFeed: 'EUROM',
        seasonId: 2024,
        slug: '',
        state: 'open',
        isDefault: true,
        firstDeadline: '2024-06-14T19:00:00.000Z',
        lastMatch: '2024-07-14T19:00:00.000Z',
      }),
    ]);
  });
});

describe('several competitions', () => {
  beforeAll(async () => {
    const { Competition } = api.database.models;
    const settings = (await Competition.findOne())?.settings ?? '';
    const add = (season: number, slug: string | null, state: CompetitionState) =>
      Competition.create({ feed: 'WORLDM', season, settings, slug, state });
    await add(2018, 'wk-2018', 'archived');
    await add(2022, 'wk-2022', 'draft');
    await add(2026, null, 'open');
  });

  it('are listed with the default one first, without drafts and those without pages', async () => {
    const { body } = await visitor.get('competitions');
    expect(
      body.competitions.map(({ slug, state, isDefault }: PublishedCompetition) => [slug, state, isDefault]),
    ).toEqual([
      ['', 'open', true],
      ['wk-2018', 'archived', false],
    ]);
    expect(body.competitions[1]).toMatchObject({ firstDeadline: null, lastMatch: null });
  });
});

describe('the names of a competition', () => {
  const colours = {
    night: '#5C1035',
    nightDeep: '#380720',
    nightLift: '#7B1D4A',
    soft: '#F0BFD2',
    accent: '#4DE8D4',
    brandText: '#7B1246',
    data: '#B02A6B',
  };
  const stored = {
    name: { nl: 'WK voetbal 2022', en: 'World Cup 2022' },
    short: { nl: 'WK 2022', en: 'World Cup 2022' },
    word: { nl: 'WK-manager', en: 'World Cup Manager' },
    colours,
    emblem: '',
    hero: { nl: 'De hele wereld kijkt.', en: 'The whole world is watching.' },
  };

  it('are those of its pack', () => {
    const { name, short, word, ...brand } = stored;
    expect(presentBrand(JSON.stringify(stored), 2022)).toEqual({ name, short, word, brand });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['an invalid colour', JSON.stringify({ ...stored, colours: { ...colours, night: 'red' } })],
  ])('are those of the product where %s is stored', (_, json) => {
    expect(presentBrand(json, 2024)).toMatchObject({
      name: { nl: 'UEFA EURO 2024' },
      short: { nl: 'EURO 2024' },
      word: { en: 'EuroManager' },
      brand: null,
    });
  });
});
