import { type ListeningStandIn, listen } from '../listen.js';
import { ARTICLES } from './articles.js';
import { createNewsStandIn, type NewsStandIn } from './createNewsStandIn.js';

let news: NewsStandIn;
let server: ListeningStandIn;
beforeAll(async () => {
  news = createNewsStandIn({ publicUrl: 'http://portal.test' });
  server = await listen(news.handler);
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.origin}/stand-ins/news${path}`);

it('writes RSS 2.0: newest first, with links and pictures at the public address', async () => {
  const answer = await get('/rss.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0">/);
  const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
  expect(links).toEqual(ARTICLES.map(({ slug }) => `http://portal.test/stand-ins/news/${slug}`));
  const dates = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => Date.parse(date ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const pictures = [...xml.matchAll(/<enclosure url="(.*?)" type="image\/svg\+xml" length="(\d+)"/g)];
  expect(pictures).toHaveLength(ARTICLES.length);
});

it.each(ARTICLES.map(({ slug }) => slug))('%s has a page without scripts, and a picture', async (slug) => {
  const page = await get(`/${slug}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain(`src="/stand-ins/news/${slug}.svg"`);
  const picture = await get(`/${slug}.svg`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg [^>]*viewBox="0 0 640 360".*<\/svg>\n$/s);
});

it('can be down, and has nothing else', async () => {
  news.setFeed('down');
  expect((await get('/rss.xml')).status).toBe(503);
  news.setFeed('up');
  expect([
    (await get('/rss.xml')).status,
    (await get('/nothing')).status,
    (await get('/nothing.svg')).status,
  ]).toEqual([200, 404, 404]);
  expect((await get('/')).status).toBe(200);
});
