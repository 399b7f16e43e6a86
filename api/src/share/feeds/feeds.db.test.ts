import { parseDocument } from 'htmlparser2';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

async function jsonFeed(now: string, lang = 'nl') {
  api.clock.set(now);
  const { body } = await visitor.get(`feed.json?lang=${lang}`);
  return typeof body === 'string' ? JSON.parse(body) : body;
}

const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

it('starts with the announced deadline and has no result before the first match is over', async () => {
  expect(titles(await jsonFeed('2024-06-13T12:00:00Z'))).toEqual([]);
  expect(titles(await jsonFeed('2024-06-14T12:00:00Z'))).toEqual(['Speeldag 1 sluit binnenkort']);
  expect(titles(await jsonFeed('2024-06-14T20:00:00Z'))).toEqual(['Speeldag 1 sluit binnenkort']);
});

it('names the time zone of a deadline, because its readers are anywhere', async () => {
  const { items } = await jsonFeed('2024-06-14T12:00:00Z', 'en');
  expect(items[0].content_text).toBe('Deadline: Friday 14/06/24 at 21:00 (Brussels time)');
});

it('has a result once the match is over, newest first', async () => {
  const feed = await jsonFeed('2024-06-15T08:00:00Z', 'en');
  expect(titles(feed)).toEqual(['Germany 5–1 Scotland', 'Matchday 1 closes soon']);
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en' });
  expect(feed.items[0]).toMatchObject({
    id: 'http://127.0.0.1:3000/match/1',
    url: 'http://127.0.0.1:3000/match/1',
    content_text: expect.stringContaining('Matchday 1'),
  });
});

it.each(['2024-06-15T08:00:00Z', '2024-06-19T08:00:00Z', '2024-07-01T19:00:00Z', '2024-07-20T08:00:00Z'])(
  'contains no future data of %s',
  async (now) => {
    const { items } = await jsonFeed(now);
    const dates = items.map(({ date_published }: { date_published: string }) => Date.parse(date_published));
    expect(dates).toEqual(dates.toSorted((a: number, b: number) => b - a));
    expect(Math.max(...dates)).toBeLessThanOrEqual(Date.parse(now));
    expect(items.length).toBeLessThanOrEqual(50);
  },
);

it('has the same content as RSS 2.0', async () => {
  const feed = await jsonFeed('2024-07-20T08:00:00Z');
  const { status, headers, body } = await visitor.get('feed.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const entries = [...String(body).matchAll(/<item><title>([^<]*)<\/title>.*?<\/item>/g)];
  expect(entries.map(([, title]) => title)).toEqual(titles(feed));
  expect(String(body)).toMatch(/<pubDate>\w{3}, \d{2} Jul 2024 \d\d:\d\d:\d\d GMT<\/pubDate>/);
  expect(parseDocument(String(body), { xmlMode: true }).children.length).toBeGreaterThan(0);
});

it('is 304 for a matching entity tag', async () => {
  const { headers } = await visitor.get('feed.json');
  const secondAnswer = await visitor.get('feed.json', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect([secondAnswer.status, secondAnswer.body]).toEqual([304, '']);
});
