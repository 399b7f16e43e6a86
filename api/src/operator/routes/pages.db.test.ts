import { importTournament, readTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { importFeed } from '../../tournament/feed/importFeed.js';

const reason = 'Nieuwe voorwaarden';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
});
afterAll(() => api.close());

function save(body: object, slug = 'terms') {
  return operator.client.put(`admin/pages/${slug}`, {
    language: 'nl',
    title: 'Voorwaarden',
    reason,
    ...body,
  });
}

async function stored(slug = 'terms') {
  const { body } = await operator.client.get('admin/pages');
  return body.pages.find((page: { slug: string }) => page.slug === slug);
}

it('lists every page in both languages, Dutch first', async () => {
  const { body } = await operator.client.get('admin/pages');
  expect(body.pages.map(({ slug }: { slug: string }) => slug)).toEqual([
    ...['cookie-policy', 'privacy-policy', 'prizes', 'rules', 'terms'],
  ]);
  for (const { translations } of body.pages)
    expect(translations.map(({ language }: { language: string }) => language)).toEqual(['nl', 'en']);
});

it('stores one language, sanitized, and publishes it', async () => {
  const [, english] = (await stored()).translations;
  const hostile =
    '<h2 onclick="x()">Kort</h2><script>alert(1)</script><p style="color:red">Speel <a href="javascript:x()">eerlijk</a>.</p><img src=x onerror=x()>';
  const { body, status } = await save({ body: hostile, title: ' Kort & goed ' });
  expect(status).toBe(200);
  const clean = '<h2>Kort</h2><p>Speel <a>eerlijk</a>.</p>';
  expect(body.page.translations).toEqual([{ language: 'nl', title: 'Kort & goed', body: clean }, english]);
  const read = await new TestClient(api.url).get('pages?slug=terms', {
    headers: { 'accept-language': 'nl' },
  });
  expect(read.body.pages[0].translations[0]).toMatchObject({ title: 'Kort & goed', body: clean });
  const { entries } = (await operator.client.get('admin/audit?subject=page%20terms')).body;
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'page.saved',
      reason,
      details: expect.objectContaining({
        language: 'nl',
        to: { title: 'Kort & goed', characters: clean.length },
      }),
    }),
  ]);
});

it('rejects a concurrent edit and returns it, but accepts concurrent edits of two languages', async () => {
  const { updated } = await stored('rules');
  const [ownAnswer, other] = await Promise.all([
    save({ body: '<p>Eerst</p>', updated }, 'rules'),
    save({ body: '<p>First</p>', updated, language: 'en' }, 'rules'),
  ]);
  expect([ownAnswer.status, other.status]).toEqual([200, 200]);
  // Also when the game's clock was set back since.
  api.clock.set('2024-06-01T08:00:00Z');
  const late = await save({ body: '<p>Te laat</p>', updated }, 'rules');
  expect(late).toMatchObject({ status: 409, body: refusal('page-changed-meanwhile') });
  expect(late.body.error.details.page.translations[0].body).toBe('<p>Eerst</p>');
  const secondAnswer = await save(
    { body: '<p>Opnieuw</p>', updated: (await stored('rules')).updated },
    'rules',
  );
  expect(secondAnswer.body.page.translations[0].body).toBe('<p>Opnieuw</p>');
  expect(Date.parse(secondAnswer.body.page.updated)).toBeGreaterThan(Date.parse(updated));
});

it('preserves an operator’s text through an import, reports it, and resets it on request', async () => {
  await save({ body: '<p>Van ons</p>' });
  const feed = await readTournament();
  const result = await importFeed(api.database, api.clock, feed);
  expect(result.ok && result.report.changes).toBe(0);
  expect(result.ok && result.report.warnings).toContain(
    'The page terms (nl) was written by an operator and stays as it is.',
  );
  expect((await stored()).translations[0].body).toBe('<p>Van ons</p>');
  await importFeed(api.database, api.clock, feed, { takePages: true });
  expect((await stored()).translations[0].body).not.toBe('<p>Van ons</p>');
});

it('retains placeholders for the numbers of the game, and rejects unknown ones', async () => {
  const { body } = await save({ body: '<p>€ {{budget}} miljoen</p>' });
  expect(body.page.translations[0].body).toBe('<p>€ {{budget}} miljoen</p>');
  for (const broken of ['<p>{{budgett}}</p>', '<p>{{#spying}}ja</p>', '<p>{{</p>']) {
    const answer = await save({ body: broken });
    expect([answer.status, answer.body]).toEqual([400, refusal('invalid-input')]);
    expect(answer.body.error.details.problem.length).toBeGreaterThan(5);
  }
});

it('rejects an unknown page, a missing title or reason, and a text that is too long', async () => {
  expect(await save({ body: '' }, 'nowhere')).toMatchObject({ status: 404, body: refusal('not-found') });
  expect((await save({ body: '', title: ' ' })).status).toBe(400);
  expect((await save({ body: '', reason: 'x' })).status).toBe(400);
  expect((await save({ body: '', language: 'fr' })).status).toBe(400);
  expect((await save({ body: 'é'.repeat(31_000) })).status).toBe(200);
  expect(await save({ body: '<a href="https://x.be">'.repeat(2_000) })).toMatchObject({
    status: 413,
    body: refusal('body-too-large'),
  });
});
