import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { loadCompetition } from '../../tournament/competition/loadCompetition.js';
import { PAGE_SLUGS } from '../../tournament/feed/readPages.js';
import { fillPage, placeholderProblem } from '../fillPage.js';
import { gameFacts } from '../gameFacts.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

describe('GET pages', () => {
  it.each(PAGE_SLUGS)('has %s in both languages, the requested one first', async (slug) => {
    const languages = async (accept: string) => {
      const { body } = await visitor.get(`pages?slug=${slug}&competitionFeed=EUROM`, {
        headers: { 'accept-language': accept },
      });
      return body.pages[0].translations.map(({ language }: { language: string }) => language);
    };
    expect(await languages('nl')).toEqual(['nl', 'en']);
    expect(await languages('en')).toEqual(['en', 'nl']);
  });

  it('explains in the rules what counts, and that spying exists', async () => {
    const { body } = await visitor.get('pages?slug=rules');
    const [english, dutch] = body.pages[0].translations;
    expect([english.title, dutch.title]).toEqual(['Rules', 'Spelregels']);
    expect(english.body).toContain('spying');
    expect(dutch.body).toContain('spieken');
    expect(dutch.body).toContain('<table>');
  });

  describe('the rules', () => {
    const rules = async (language: string) => {
      const { body } = await visitor.get('pages?slug=rules', { headers: { 'accept-language': language } });
      return (body.pages[0].translations[0].body as string)
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    };

    it('state the numbers of the settings and of the scoring itself', async () => {
      const dutch = await rules('nl');
      for (const phrase of [
        ...[
          '15 spelers en 1 coach',
          '€ 100 miljoen voor alle 16',
          'tot 10 ploegen',
          '€ 7',
          'telt 7 speeldagen',
        ],
        ...['1, 2 en 3 3', '4 en 5 4', '6 en 7 6', '2 gratis transfers', '€ 0,5 miljoen', '×1,5', '€ 9,90'],
        ...[
          'Minder dan 60 minuten gespeeld 1 1 1 1',
          'Doelpunt 6 6 5 4',
          'nderschepping',
          'Gele kaart −1 −1',
        ],
        ...[
          'Minstens 8 balrecuperaties 0 1 1 1',
          'Per 2 tegendoelpunten terwijl hij op het veld stond −1 −1 0 0',
        ],
        ...[
          'match 3 / 2 / 1',
          'kost samen 4 punten',
          'de speeldagen 1–3 en 4–7',
          'Wat je niet gebruikt, spaar je op.',
        ],
        ...['power subs vanaf speeldag 5', 'hooguit 4 keer', 'geen boosters'],
      ]) {
        expect(dutch).toContain(phrase);
      }
      const english = await rules('en');
      for (const phrase of ['€ 0.5 million', '×1.5', '€ 9.90', '1, 2 and 3 3', 'Every 2 saves 1 1 1 1']) {
        expect(english).toContain(phrase);
      }
    });

    it('follow the settings', async () => {
      const before = await loadCompetition(api.database);
      await changeSettings(api.database, {
        ...{ budget: 82.5, maxTeams: 1, teamPrice: 450, rankUnpaidTeams: false, maxSavedTransfers: 4 },
        ...{
          boostersEnabled: true,
          boostersFromWeek: 2,
          spyingEnabled: false,
          expectedLineupsPremium: false,
        },
        ...{ transferTaxPercentage: 5, teamSameClubPlayersLimit: [2, 5], captainMultiplier: 2 },
      });
      const dutch = await rules('nl');
      for (const phrase of [
        '€ 82,5 miljoen',
        'met één ploeg',
        '€ 4,50',
        'Alleen betaalde',
        'tot hooguit 4',
        'tellen ×2 ',
      ]) {
        expect(dutch).toContain(phrase);
      }
      for (const phrase of ['5 % meer dan zijn waarde', 'Vanaf speeldag 2 kan je boosters inzetten']) {
        expect(dutch).toContain(phrase);
      }
      expect(dutch).toContain('2–7 5');
      expect(dutch).toContain('Daarvoor ziet niemand ze');
      expect(dutch).not.toMatch(/spieken|vermoedelijke opstelling|geen boosters/);
      await changeSettings(api.database, before?.settings ?? {});
    });
  });

  it('leaves no placeholder unfilled, and serves a page with a broken one unchanged', async () => {
    const competition = await loadCompetition(api.database);
    if (!competition) throw new Error('There is no competition.');
    const facts = gameFacts({ settings: competition.settings, matchdays: 7, language: 'nl' });
    for (const page of await api.database.models.Page.findAll({ raw: true })) {
      expect([page.slug, placeholderProblem(page.body, facts)]).toEqual([page.slug, null]);
      expect(fillPage(page.body, facts)).not.toMatch(/\{\{|\}\}/);
    }
    for (const broken of ['<p>{{#spying}}</p>', '<p>{{budgett}}</p>', '<p>{{points.penalty}}</p>']) {
      expect(placeholderProblem(broken, facts)).toEqual(expect.any(String));
      expect(fillPage(broken, facts)).toBe(broken);
    }
  });

  it('never serves a script that is stored in a page', async () => {
    await api.database.models.Page.update(
      { body: '<p>ok</p><script>alert(1)</script>' },
      { where: { slug: 'terms', language: 'nl' } },
    );
    const { body } = await visitor.get('pages?slug=terms', { headers: { 'accept-language': 'nl' } });
    expect(body.pages[0].translations[0].body).toBe('<p>ok</p>');
  });

  it('returns 404 for an unknown page', async () => {
    expect(await visitor.get('pages?slug=../etc')).toMatchObject({ status: 404, body: refusal('not-found') });
    expect(await visitor.get('pages')).toMatchObject({ status: 400, body: refusal('invalid-input') });
  });
});

describe('GET competition', () => {
  it('returns the public settings only', async () => {
    const { body } = await visitor.get('competition');
    expect(body.settings).toMatchObject({
      competitionFeed: 'EUROM',
      seasonId: 2024,
      budget: 100,
      teamSameClubPlayersLimit: [3, 3, 3, 4, 4, 6, 6],
      captainMultiplier: 1.5,
    });
    expect(body.demo).toBe(true);
    expect(Object.keys(body.settings)).not.toContain('autoConfirm');
  });
});
