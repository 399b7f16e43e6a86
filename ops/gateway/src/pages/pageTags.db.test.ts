import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { diskStore, publishBuiltRemotes } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { testServers } from '../testing/testServers.js';

const CRAWLER = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const PREVIEW = {
  title: 'De Buitenspelval',
  description: 'Speeldag 1: 60,0 punten',
  path: '/points/12',
  image: '/share/team/12/1.png?lang=nl',
  hasEmbed: false,
};

const servers = testServers();
let folder: string;
let url: string;
let calls: { url: string; forwardedFor: string }[];
let answer: RequestListener;

const says =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  folder = temporaryFolder();
  calls = [];
  answer = says(PREVIEW);
  const api = await servers.listen(
    createServer((request, response) => {
      // Asked for by itself, whatever the page.
      if (request.url === '/api/competitions') return void response.writeHead(404).end();
      const forwardedFor = String(request.headers['x-forwarded-for']);
      calls.push({ url: request.url ?? '', forwardedFor });
      answer(request, response);
    }),
  );
  const options = { shell: join(folder, 'shell'), dataDir: join(folder, '.data'), api };
  addShell(options.shell);
  addNewsRemote(folder);
  await publishBuiltRemotes(folder, diskStore(options.dataDir));
  url = await servers.listen(createGateway({ ...options, publicUrl: 'https://euro.test/' }));
});
afterEach(async () => {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

const pageFor = async (agent: string, path = '/points/12', headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers: { 'user-agent': agent, ...headers } })).text();

/** Content of a tag, as a reader of HTML would unescape it. */
function tag(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html) ?? [];
  return content
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

it('describe the page to a crawler, with its picture', async () => {
  const html = await pageFor(CRAWLER, '/public/12?from=app');
  expect(calls).toEqual([
    { url: '/api/share/page?path=%2Fpublic%2F12%3Ffrom%3Dapp&lang=nl', forwardedFor: '127.0.0.1' },
  ]);
  expect(html).toContain('<title>De Buitenspelval · EuroManager</title>');
  expect(
    Object.fromEntries(
      ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'].map((name) => [
        name,
        tag(html, name),
      ]),
    ),
  ).toEqual({
    'og:title': PREVIEW.title,
    'og:description': PREVIEW.description,
    'og:url': 'https://euro.test/points/12',
    'og:image': 'https://euro.test/share/team/12/1.png?lang=nl',
    'twitter:card': 'summary_large_image',
  });
  expect(html).toContain('<link rel="alternate" type="application/rss+xml" href="/feed.xml?lang=nl"');
  expect(html).not.toContain('json+oembed');
});

it('refer a crawler to the embed of a page that has one', async () => {
  answer = says({ ...PREVIEW, path: '/match/12', hasEmbed: true });
  const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(await pageFor(CRAWLER)) ?? [];
  const address = new URL(href.replaceAll('&amp;', '&'));
  expect(address.origin + address.pathname).toBe('https://euro.test/oembed');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    url: 'https://euro.test/match/12',
    format: 'json',
    lang: 'nl',
  });
});

it.each([PERSON, 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0.0.0 Safari/537.36', ''])(
  'are the portal’s for %j, without a call of the API',
  async (agent) => {
    const html = await pageFor(agent);
    expect(calls).toEqual([]);
    expect(html).toContain('<title>EuroManager</title>');
    expect([tag(html, 'og:title'), tag(html, 'og:url')]).toEqual([
      'EuroManager',
      'https://euro.test/points/12',
    ]);
    expect(tag(html, 'og:image')).toBe('https://euro.test/share/portal.png?lang=nl');
  },
);

it('cost browsers at most two kilobytes', async () => {
  const [, tags = ''] = /<\/title>(.*?)(?=\n|<meta name="?viewport|$)/.exec(await pageFor(PERSON)) ?? [];
  expect(Buffer.byteLength(tags)).toBeLessThan(2_000);
});

it.each([
  '"><script>alert(1)</script>',
  "' onload=alert(1) x='",
  '</title><script>alert(1)</script>',
  '</head><body onload=alert(1)>',
  "$& $1 $` $'",
  '\u202egnihton\u202c שלום 👩‍👩‍👧‍👦',
  'W'.repeat(60),
  '&lt;b&gt;',
])('escape a name like %j', async (name) => {
  answer = says({ ...PREVIEW, title: name, description: name, hasEmbed: true });
  const html = await pageFor(CRAWLER);
  expect([tag(html, 'og:title'), tag(html, 'og:description')]).toEqual([name, name]);
  expect(html.match(/<script>alert|<body onload/)).toBeNull();
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<\/head>/g)).toHaveLength(1);
});

it.each<readonly [string, RequestListener]>([
  ['has no such page', says({ error: { code: 'not-found' } }, 404)],
  ['fails', says({}, 500)],
  ['sends another shape', says({ title: 1 })],
  ['sends no JSON', (_, response) => response.writeHead(200).end('<html>')],
  ['breaks the connection', (request) => request.socket.destroy()],
  ['never responds', () => undefined],
])('are the general ones when the API %s', async (_what, listener) => {
  answer = listener;
  const limits = jest.spyOn(AbortSignal, 'timeout');
  const html = await pageFor(CRAWLER);
  expect(tag(html, 'og:title')).toBe('EuroManager');
  expect(html).toContain('<title>EuroManager</title>');
  // Milliseconds that a page waits for its preview.
  expect(limits).toHaveBeenCalledWith(800);
  limits.mockRestore();
});

it('are in the language of the visitor', async () => {
  const html = await pageFor(PERSON, '/', { cookie: 'lang=en' });
  expect([tag(html, 'og:locale'), tag(html, 'og:image')]).toEqual([
    'en_GB',
    'https://euro.test/share/portal.png?lang=en',
  ]);
});

it('use no address of the request', async () => {
  const html = await pageFor(PERSON, '/', { 'x-forwarded-host': 'evil.test' });
  expect(html).not.toContain('evil.test');
  expect(tag(html, 'og:url')).toBe('https://euro.test/');
});
