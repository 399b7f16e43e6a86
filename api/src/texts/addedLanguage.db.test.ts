import { type StandIns, startStandIns } from '@euro/stand-ins';
import { mailPlanJob } from '../mail/reminders/mailPlanJob.js';
import { mailJob } from '../server/jobs/mailJob.js';
import { importTournament } from '../testing/importTournament.js';
import { manager, signedIn } from '../testing/people.js';
import { addPseudoLanguage, PSEUDO } from '../testing/pseudoLanguage.js';
import { notified, pushEnv, received, work } from '../testing/pushing.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';

const A_DAY_BEFORE = '2024-06-13T19:00:00Z';
const AN_HOUR_BEFORE = '2024-06-14T18:00:00Z';
const AFTER_THE_FIRST_MATCH = '2024-06-15T08:00:00Z';
/** As the portal asks in an added language. */
const IN_PSEUDO = { headers: { 'accept-language': `${PSEUDO}, en;q=0.5` } };

let standIns: StandIns;
let api: TestApi;
let visitor: TestClient;
let remove: () => void;
beforeAll(async () => {
  standIns = await startStandIns();
  api = await startTestApi({ env: pushEnv(standIns) });
  await importTournament(api.database, api.clock);
});
beforeEach(() => {
  remove = addPseudoLanguage();
  visitor = new TestClient(api.url);
  api.clock.set(BEFORE_THE_START);
  api.mails.length = 0;
});
afterEach(() => remove());
afterAll(async () => {
  await api.close();
  await standIns.stop();
});

const storedOf = (userId: number) =>
  api.database.models.User.findByPk(userId, { attributes: ['language', 'translation'], raw: true });

async function mailed(): Promise<void> {
  await mailPlanJob.run(api.context, api.clock.now());
  await mailJob.run(api.context, api.clock.now());
}

describe('an error', () => {
  const messageFor = async (language: string) =>
    (await visitor.get('user/profile', { headers: { 'accept-language': language } })).body.error.message;

  it.each([
    [`${PSEUDO}, en;q=0.5`, '[Sign in to go on.]'],
    ['en', 'Sign in to go on.'],
    ['en-US, en;q=0.9', 'Sign in to go on.'],
    // Nobody translated it: what the page is drawn over.
    ['fr, en;q=0.5', 'Sign in to go on.'],
    ['nl', 'Meld je aan om verder te gaan.'],
    ['fr', 'Meld je aan om verder te gaan.'],
  ])('for %s is “%s”', async (language, message) => {
    expect(await messageFor(language)).toBe(message);
  });

  it('is in English where the translation lacks it', async () => {
    remove();
    expect(await messageFor(`${PSEUDO}, en;q=0.5`)).toBe('Sign in to go on.');
  });
});

describe('the language of an account', () => {
  it('is the one in which it was created', async () => {
    const body = { firstName: 'An', lastName: 'Peeters', email: 'an@example.test', password: 'geheim' };
    const { body: user } = await visitor.post('user/register', { ...body, language: 'en' }, IN_PSEUDO);
    expect(user).toMatchObject({ language: 'en', translation: PSEUDO });
    const dutch = { ...body, email: 'els@example.test', language: 'nl' };
    const { body: other } = await visitor.post('user/register', dutch, IN_PSEUDO);
    expect([other.language, other.translation]).toEqual(['nl', undefined]);
  });

  it('can be chosen, with English for missing texts, until another is chosen', async () => {
    const { client, userId } = await signedIn(api);
    const { body } = await client.put('user', { language: 'en', translation: PSEUDO });
    expect(body).toMatchObject({ language: 'en', translation: PSEUDO });
    await client.put('user', { city: 'Gent' });
    expect(await storedOf(userId)).toEqual({ language: 'en', translation: PSEUDO });
    // A section of an earlier release knows the two written ones only.
    await client.put('user', { language: 'en' });
    expect(await storedOf(userId)).toEqual({ language: 'en', translation: null });
    await client.put('user', { language: 'nl', translation: PSEUDO });
    expect(await storedOf(userId)).toEqual({ language: 'en', translation: PSEUDO });
    await client.put('user', { translation: null });
    expect(await storedOf(userId)).toEqual({ language: 'en', translation: null });
    expect((await client.put('user', { translation: '../x' })).status).toBe(400);
  });
});

describe('the desk', () => {
  it('returns the language of a user of the help desk', async () => {
    const { client } = await manager(api);
    await client.post('help', { body: '[Where is my code?]' }, IN_PSEUDO);
    const { client: desk } = await signedIn(api, { roles: ['support'] });
    const { body } = await desk.get('admin/help');
    expect(body.tickets[0]).toMatchObject({ language: 'en', translation: PSEUDO });
  });

  it('returns the language of an account', async () => {
    const { client, userId } = await manager(api);
    const { client: desk } = await signedIn(api, { roles: ['operator'] });
    expect((await desk.get(`admin/users/${userId}`)).body).not.toHaveProperty('translation');
    await client.put('user', { language: 'en', translation: PSEUDO });
    const { body } = await desk.get(`admin/users/${userId}`);
    expect(body).toMatchObject({ language: 'en', translation: PSEUDO });
  });
});

describe('a message that is sent later', () => {
  it('as a mail is in it, with its numbers and dates', async () => {
    const { client } = await manager(api);
    await client.put('user', { language: 'en', translation: PSEUDO });
    await client.put('user/reminders', { deadlineMail: true });
    api.clock.set(A_DAY_BEFORE);
    await mailed();
    const [mail] = api.mails;
    expect(mail?.subject).toBe('[Matchday 1 closes [Freitag at [21:00]]]');
    expect(mail?.text).toContain(
      '[You can change Rode Duivels for matchday 1 until [Freitag 14.06.24 at [21:00]]',
    );
    expect(mail?.html).toContain(`<html lang="${PSEUDO}">`);
    expect(mail?.text).toMatch(/^\[Hello Romelu\],/);
  });

  it('is in English while this server lacks the translation', async () => {
    const { client } = await manager(api);
    await client.put('user', { language: 'en', translation: PSEUDO });
    await client.put('user/reminders', { deadlineMail: true });
    remove();
    api.clock.set(A_DAY_BEFORE);
    await mailed();
    expect(api.mails.map(({ subject }) => subject)).toContain('Matchday 1 closes Friday at 21:00');
  });

  it('as a notification is in it', async () => {
    const { client, endpoint } = await notified(api, standIns, { deadline: true });
    await client.put('user', { language: 'en', translation: PSEUDO });
    api.clock.set(AN_HOUR_BEFORE);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({
        title: '[1 hour to the deadline]',
        body: expect.stringMatching(/^\[Your team is ready\. Captain: .+\.\]$/),
        language: PSEUDO,
      }),
    ]);
  });
});

describe('content for other sites', () => {
  const inPseudo = async (path: string) => {
    const { status, body, headers } = await visitor.get(`${path}lang=${PSEUDO}`);
    return { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  beforeEach(() => api.clock.set(AFTER_THE_FIRST_MATCH));

  it('as a feed is in the language of its address, with the nations', async () => {
    const feed = JSON.parse((await inPseudo('feed.json?')).body);
    expect(feed).toMatchObject({ title: '[EuroManager: results and deadlines]', language: 'de-DE' });
    expect(feed.items[0]).toMatchObject({
      title: '[Germany] 5–1 Scotland',
      content_text: expect.stringContaining('[Matchday 1]'),
    });
    expect((await inPseudo('feed.xml?')).body).toContain('<language>de-de</language>');
  });

  it('as a calendar and as a title for crawlers, too', async () => {
    expect((await inPseudo('calendar.ics?')).body).toContain(
      'SUMMARY:[Deadline of matchday 2 · EuroManager]',
    );
    const page = JSON.parse((await inPseudo('share/page?path=/rankings&')).body);
    expect(page).toMatchObject({ title: '[Rankings]', image: `/share/portal.png?lang=${PSEUDO}` });
  });

  it('as oEmbed is, around an element in English', async () => {
    const url = encodeURIComponent('http://127.0.0.1:3000/rankings');
    const answer = JSON.parse((await inPseudo(`oembed?url=${url}&`)).body);
    expect(answer.title).toBe('[Rankings]');
    expect(answer.html).toMatch(/;lang=en"/);
  });

  it('as a picture is drawn in it', async () => {
    const pictureIn = async (lang: string) =>
      Buffer.from(await (await fetch(`${api.url}/share/portal.png?lang=${lang}`)).arrayBuffer());
    const english = await pictureIn('en');
    expect((await pictureIn(PSEUDO)).equals(english)).toBe(false);
    remove();
    remove = addPseudoLanguage({
      'api/src/share/cards/cardWords.ts': {
        slogan: 'Build your team',
        sloganMore: 'and follow it point by point',
      },
    });
    expect((await pictureIn(PSEUDO)).equals(english)).toBe(true);
  });

  it('as a picture has a tag of its own, until its text changes', async () => {
    const tagIn = async (lang: string) =>
      (await visitor.get(`share/portal.png?lang=${lang}`)).headers.get('etag');
    const [pseudo, english] = [await tagIn(PSEUDO), await tagIn('en')];
    expect(pseudo).not.toBe(english);
    expect(await tagIn(PSEUDO)).toBe(pseudo);
    expect(await tagIn('fr')).toBe(english);
    remove();
    remove = addPseudoLanguage({ 'api/src/share/cards/cardWords.ts': { slogan: '[Your team]' } });
    expect(await tagIn(PSEUDO)).not.toBe(pseudo);
    expect(await tagIn('en')).toBe(english);
  });
});
