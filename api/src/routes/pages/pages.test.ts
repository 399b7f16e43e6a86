import { PAGE_SLUGS } from '../../content/readPages.js';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

describe('GET pages', () => {
  it.each(PAGE_SLUGS)('has %s in both languages, the one asked for first', async (slug) => {
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

  it('never serves what could run, whoever wrote it', async () => {
    await api.database.models.Page.update(
      { body: '<p>ok</p><script>alert(1)</script>' },
      { where: { slug: 'terms', language: 'nl' } },
    );
    const { body } = await visitor.get('pages?slug=terms', { headers: { 'accept-language': 'nl' } });
    expect(body.pages[0].translations[0].body).toBe('<p>ok</p>');
  });

  it('does not find what is not there', async () => {
    expect(await visitor.get('pages?slug=../etc')).toMatchObject({ status: 404, body: refusal('not-found') });
    expect(await visitor.get('pages')).toMatchObject({ status: 400, body: refusal('invalid-input') });
  });
});

describe('GET competition', () => {
  it('tells the settings everybody may know, and no other', async () => {
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
