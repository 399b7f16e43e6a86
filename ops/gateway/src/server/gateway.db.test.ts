import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@euro/platform/manifest';
import { canary, diskStore, fileKey, publish, publishBuiltRemotes, remove, rollback } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { type Manifest as FederationManifest, generateSnapshotFromManifest } from '@module-federation/sdk';
import { METRICS_SPELLINGS } from '../testing/spellings.js';
import { testServers } from '../testing/testServers.js';
import { foreignScripts } from './foreignScripts.js';
import { createGateway, type GatewayOptions } from './gateway.js';
import { placesFrom } from './placesFrom.js';

let folder: string;
let options: GatewayOptions;
let url: string;
const servers = testServers();

beforeEach(async () => {
  folder = temporaryFolder();
  options = { shell: join(folder, 'shell'), dataDir: join(folder, '.data'), api: 'http://127.0.0.1:9' };
  addShell(options.shell);
  addNewsRemote(folder);
  await publishBuiltRemotes(folder, diskStore(options.dataDir));
  url = await servers.listen(createGateway(options));
});
afterEach(async () => {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const page = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

/** Sends the path unchanged; `fetch` would normalize it. */
function askFor(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((answered) => {
    request(url, { path, headers }, (response) => {
      response.resume();
      answered({ status: response.statusCode ?? 0, headers: response.headers });
    }).end();
  });
}

const statusOf = async (...asked: Parameters<typeof askFor>) => (await askFor(...asked)).status;

/** Every file below a folder with its contents. */
function filesOf(root: string): string[][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]);
}

describe('the page', () => {
  it.each(['/', '/home', '/team/12', '/points/3/extra'])(
    'is the response to %s and is never cached',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).toContain('<title>EuroManager</title>');
    },
  );

  it.each([
    ['//evil.example/x?a=//b', '/evil.example/x?a=//b'],
    ['///evil.example//x/', '/evil.example/x'],
    ['/a/..//evil.example/x', '/evil.example/x'],
    ['/wk-2022//evil.example/x', '/wk-2022/evil.example/x'],
    ['//home', '/home'],
    ['//', '/'],
  ])('is not the response to %s, which leads to %s here', async (path, target) => {
    const { status, headers } = await askFor(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([308, target, 'no-store']);
  });

  it.each(['/home?next=//evil.example', 'http://euro.test/home'])('is the response to %s', async (path) => {
    expect(await statusOf(path)).toBe(200);
  });

  it('may run its own scripts only: nothing inline, no eval, and may not be framed', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('may run the configured foreign scripts only', async () => {
    const env = {
      PUBLIC_URL: 'https://euro.test',
      SSO_WIDGET_URL: '/stand-ins/sso/widget.js',
      ANALYTICS_URL: 'https://count.test/count.js?site=1',
      HELP_WIDGET_URL: 'https://help.test/chat.js',
    };
    url = await servers.listen(createGateway({ ...options, foreignScripts: foreignScripts(env) }));
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://count.test https://help.test;");
    expect(policy).toContain("connect-src 'self' https://count.test https://help.test;");
    expect(() => foreignScripts({ ANALYTICS_URL: 'javascript:alert(1)' })).toThrow('ANALYTICS_URL');
  });

  it('has what it refused reported to the configured address', async () => {
    expect((await get('/')).headers.get('content-security-policy')).not.toContain('report');
    const { policyReports = '' } = placesFrom({ CSP_REPORT_URI: 'https://reports.test/csp' });
    url = await servers.listen(createGateway({ ...options, policyReports }));
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; report-uri https:\/\/reports\.test\/csp$/);
  });

  it('may have a service worker and a manifest of its own only', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("worker-src 'self'; manifest-src 'self'");
  });

  it('may show an image before its upload', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      "img-src 'self' blob: data: https:",
    );
  });

  it('has a new nonce for styles each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('/');
        const [, nonce] = /name="sc-nonce" content="([^"]+)"/.exec(await answer.text()) ?? [];
        expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each([
    ['nothing was chosen', '', '<html lang="nl">'],
    ['English and dark were chosen', 'lang=en; theme=dark', '<html lang="en" data-theme="dark">'],
    ['the system decides', 'theme=system', '<html lang="nl">'],
    ['a cookie is invalid', 'lang="><script>; theme=%00', '<html lang="nl">'],
  ])('begins correctly when %s', async (_what, cookie, begin) => {
    expect(await page('/', { cookie })).toContain(begin);
  });

  it('links to the manifest in its language', async () => {
    expect(await page('/')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(await page('/', { cookie: 'lang=en' })).toContain('href="/manifest.en.webmanifest"');
    const { headers } = await get('/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  });

  it('contains the registry as data', async () => {
    const [, inlined = ''] =
      /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(await page('/')) ?? [];
    expect(JSON.parse(inlined)).toEqual(await (await get('/registry.json')).json());
  });

  it('escapes texts of manifests', async () => {
    writeFileSync(
      join(options.dataDir, 'registry.json'),
      '{"remotes":["</script><script>alert(1)</script>"]}',
    );
    expect(await page('/')).not.toContain('</script><script>alert');
  });

  it('reports that the shell is not built', async () => {
    rmSync(join(options.shell, 'index.html'));
    const answer = await get('/home');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The portal is not built yet: npm run build\n',
    ]);
  });

  it('sends HSTS only behind TLS', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    url = await servers.listen(createGateway({ ...options, behindTls: true }));
    expect((await get('/')).headers.get('strict-transport-security')).toContain('max-age=');
  });

  it.each(METRICS_SPELLINGS)('never serves metrics for %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it.each(['/api/%zz', '/api/%00', '/../api/metrics', '/%2e%2e/api/metrics', '/api%5cmetrics'])(
    'is not the response to %s, which is an invalid address',
    async (path) => {
      expect(await statusOf(path)).toBe(400);
    },
  );

  it('answers a malformed address of the API in the API’s format', async () => {
    const answer = await get('/api/team/%zz?week=1', { 'accept-language': 'en' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'invalid-input', message: 'That is not an address.' } },
    ]);
  });
});

it('faults at the desk name the sources of a release, by its stored source maps', async () => {
  const frames = ['/remotes/mf-news/9.9.9/chunks/page.js:1:11', '/remotes/mf-news/9.9.8/chunks/page.js:1:11'];
  const map = { version: 3, sources: ['webpack://mf_news/./src/Page.tsx'], names: [], mappings: 'UAEI' };
  const key = fileKey('mf-news', '9.9.9', 'chunks/page.js.map');
  await diskStore(options.dataDir).write(key, Buffer.from(JSON.stringify(map)), 'nothing');
  const api = await servers.listen(
    createServer(({ url }, response) =>
      response
        .writeHead(url === '/api/admin/faults' ? 200 : 403, {
          'content-type': 'application/json',
          etag: '"1"',
        })
        .end(JSON.stringify({ groups: [{ frames }] })),
    ),
  );
  url = await servers.listen(createGateway({ ...options, api }));
  const answer = await get('/api/admin/faults');
  expect(await answer.json()).toEqual({
    groups: [{ frames: ['mf-news 9.9.9 src/Page.tsx:3:5', frames[1]] }],
  });
  expect(answer.headers.get('etag')).toBeNull();
  expect(await (await get('/api/admin/users')).json()).toEqual({ groups: [{ frames }] });
});

it('headers of a trace go on to the API only where the operator trusts what is in front', async () => {
  const received: (string | undefined)[] = [];
  const api = await servers.listen(
    createServer(({ headers }, response) => {
      received.push(headers.traceparent as string | undefined);
      response.end();
    }),
  );
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  for (const TRACEPARENT of ['', '1']) {
    url = await servers.listen(createGateway({ ...options, ...placesFrom({ TRACEPARENT }), api }));
    await get('/api/deadlines', { traceparent });
  }
  expect(received).toEqual([undefined, traceparent]);
});

describe('a path below /api with encoded slashes', () => {
  // No API runs here: what is passed to it is answered in its place.
  it.each(['GET', 'POST'])('is passed to the API by %s', async (method) => {
    for (const path of ['/api/team/..%2F..%2Fx', '/api/teams%2f..%2Fmetrics']) {
      const answer = await fetch(`${url}${path}`, { method });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { error: { code: 'not-available', message: expect.any(String) } },
      ]);
    }
  });
});

describe('the preloads of the first screen', () => {
  const entry =
    '<link rel="preload" as="script" href="/remotes/mf-news/1.0.0-aaaa/remoteEntry.js" integrity="sha384-';
  const chunk = 'href="/remotes/mf-news/1.0.0-aaaa/chunks/page.1234abcd.js"';

  it('are the scripts of the path’s remote', async () => {
    expect(await page('/news')).toContain(entry);
    expect(await page('/news/')).toContain(chunk);
  });

  it('include shared modules that are not in the shell’s first scripts', async () => {
    expect(await page('/news')).toContain(
      '<link rel="preload" as="script" href="/chunks/shared-ds.0123abcd.js">',
    );
    expect(await page('/news')).toContain('<link rel="preload" as="script" href="/chunks/remotes.js">');
    expect(await page('/')).not.toContain('chunks/remotes.js');
    expect(await page('/news')).not.toContain('chunks/rx.js');
    expect(await page('/')).not.toContain('chunks/shared-ds');
  });

  it('are the script of the path’s page of the shell', async () => {
    const home = '<link rel="preload" as="script" href="/chunks/home.js">';
    expect(await page('/')).toContain(home);
    expect(await page('/home')).toContain(home);
    expect(await page('/news')).not.toContain(home);
  });

  it('are none on other pages', async () => {
    expect(await page('/')).not.toContain('remoteEntry.js" integrity');
    expect(await page('/news/1')).not.toContain('remoteEntry.js" integrity');
  });

  it('are none for visitors where the page requires a session', async () => {
    expect(await page('/news/1/notes')).not.toContain(entry);
    expect(await page('/news/1/notes', { cookie: 'token=1' })).toContain(entry);
  });

  it('include the code of that page only', async () => {
    const notes = await page('/news/1/notes', { cookie: 'token=1' });
    expect(notes).toContain('href="/remotes/mf-news/1.0.0-aaaa/chunks/notes.1234abcd.js"');
    expect(notes).toContain('href="/chunks/rx.js"');
    expect(await page('/news')).not.toContain('href="/remotes/mf-news/1.0.0-aaaa/chunks/notes.1234abcd.js"');
  });

  it('include the frame’s code for signed-in users', async () => {
    const member = '<link rel="preload" as="script" href="/chunks/member.js">';
    expect(await page('/news', { cookie: 'token=1' })).toContain(member);
    expect(await page('/news')).not.toContain(member);
  });

  it('are sent although another entry of the registry is invalid', async () => {
    const registry = (await (await get('/registry.json')).json()) as { remotes: unknown[] };
    writeFileSync(
      join(options.dataDir, 'registry.json'),
      JSON.stringify({ remotes: [{ name: 'mf-odd' }, ...registry.remotes] }),
    );
    expect(await page('/news')).toContain(entry);
  });
});

describe('early calls', () => {
  const SCRIPT = 'early();';
  beforeEach(() => writeFileSync(join(options.shell, 'early.js'), SCRIPT));
  const elementOf = async (path: string, cookie = '') =>
    /<script data-lang[^>]*>.*?<\/script>/.exec(await page(path, { cookie }))?.[0];

  it('are made by an inline script, whose hash is in the policy', async () => {
    const answer = await get('/');
    expect(await answer.text()).toContain(
      `<script data-lang="nl" data-calls="competition matches/deadline-info matches">${SCRIPT}</script>`,
    );
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('include session and teams of signed-in users', async () => {
    expect(await elementOf('/', 'token=1')).toContain('matches" data-member="teams">');
    expect(await elementOf('/', '')).not.toContain('data-member');
    expect(await elementOf('/', 'token=1; widgetUser=7')).not.toContain('data-member');
  });

  it('include the data that the path’s section declares', async () => {
    expect(await elementOf('/news')).toContain('matches players"');
    expect(await elementOf('/home')).not.toContain('players');
    expect(await elementOf('/news/1/notes')).not.toContain('players');
    expect(await elementOf('/news/1/notes', 'token=1')).toContain('players');
  });

  describe('of a page that declares its own', () => {
    beforeEach(async () => {
      addNewsRemote(folder, { version: '1.1.0' });
      const file = join(folder, 'mf-news/dist/manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      manifest.routes[0].calls = ['players-stats?sorters=total+DESC&pageNumber=1', 'no/such/call'];
      manifest.routes[1].calls = ['match/:id'];
      writeFileSync(file, JSON.stringify(manifest));
      await publish(diskStore(options.dataDir), join(folder, 'mf-news/dist'), 'mf-news');
    });

    it('are sent as the API client writes them, with the session where they may be signed', async () => {
      const call = 'players-stats?pageNumber=1&amp;sorters=total+DESC';
      expect(await elementOf('/news')).toContain(`matches players ${call}">`);
      expect(await elementOf('/news', 'token=1')).toContain(`matches players" data-member="teams ${call}">`);
      expect(await elementOf('/news', 'token=1; widgetUser=7')).not.toContain('players-stats');
    });

    it('have the parts of the path; open ones never need a session', async () => {
      expect(await elementOf('/news/7/notes', 'token=1')).toContain('players match/7" data-member="teams">');
    });

    it('are left to the page where the address has a query', async () => {
      expect(await elementOf('/news?page=2')).not.toContain('players-stats');
    });

    it('are no part of the registry in the page', async () => {
      expect(await page('/registry.json')).not.toContain('players-stats');
    });
  });

  it('request the language of the page', async () => {
    expect(await elementOf('/', 'lang=en')).toContain('data-lang="en"');
  });
});

describe('a still of the page', () => {
  const still = (who: string) => ({ html: `<p>%title% for a ${who}</p>`, css: 'p{color:red}' });
  const both = { visitor: still('visitor'), member: still('member') };
  const SHELL =
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><style>a{}</style></head><body><div id="root"></div></body></html>';
  beforeEach(() => {
    writeFileSync(join(options.shell, 'index.html'), SHELL);
    const stills = { '/': { nl: both }, '/home': { nl: both }, '*': { nl: both, en: both } };
    writeFileSync(join(options.shell, 'stills.json'), JSON.stringify(stills));
  });

  it('is in the root of the portal, with styles that the policy allows', async () => {
    const answer = await get('/home');
    const html = await answer.text();
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    expect(html).toContain(
      `<div id="root"><style nonce="${nonce}">p{color:red}</style><p>%title% for a visitor</p></div>`,
    );
    expect(html).toContain(`<style nonce="${nonce}">a{}</style>`);
  });

  it('differs for signed-in users', async () => {
    expect(await page('/home', { cookie: 'token=1' })).toContain('for a member');
  });

  it('of a section has the title of its page, in the visitor’s language', async () => {
    expect(await page('/news')).toContain('<p>Nieuws for a visitor</p>');
    expect(await page('/news', { cookie: 'lang=en' })).toContain('<p>News for a visitor</p>');
  });

  it('is a section’s where a section takes home, which the root leads to', async () => {
    const home = '<p>Nieuws for a member</p>';
    expect(await page('/', { cookie: 'token=1' })).not.toContain(home);
    addNewsRemote(folder, { name: 'mf-home' });
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
    url = await servers.listen(createGateway(options));
    for (const path of ['/', '/home']) expect(await page(path, { cookie: 'token=1' })).toContain(home);
  });

  it('is absent where another page would be shown', async () => {
    expect(await page('/nowhere')).toContain('<div id="root"></div>');
    expect(await page('/news/1/notes')).toContain('<div id="root"></div>');
    expect(await page('/home', { cookie: 'lang=en' })).toContain('<div id="root"></div>');
  });
});

describe('a still of a section', () => {
  const both = (html: string) => ({ visitor: { html, css: '' }, member: { html, css: '' } });
  const FRAME = '<main><!--section--><p>%title%</p><!--/section--></main><a href="/">Home</a>';
  const PLACEHOLDER = '<p>Nieuws</p>';
  const ownStill = (text: string) => ({
    visitor: { html: text, css: 'b{top:0}' },
    member: { html: text, css: '' },
  });
  const stillsOf = (nl: string, en = '<b>News</b>') => ({
    format: 1,
    pages: { '/news': { nl: ownStill(nl), en: ownStill(en) } },
  });

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const html =
      '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';
    writeFileSync(join(options.shell, 'index.html'), html);
    const stills = { '*': { nl: both(FRAME), en: both(FRAME) } };
    writeFileSync(join(options.shell, 'stills.json'), JSON.stringify(stills));
  });
  afterEach(() => jest.restoreAllMocks());

  /** Builds a release of the news whose manifest names these stills. */
  function buildWith(version: string, content: unknown, change: object = {}): void {
    addNewsRemote(folder, { version });
    const dist = join(folder, 'mf-news/dist');
    const text = JSON.stringify(content);
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    writeFileSync(join(dist, 'stills.json'), text);
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
    const stills = { file: 'stills.json', integrity };
    writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, stills, ...change }));
  }
  const store = () => diskStore(options.dataDir);
  const release = (isHeld = false) =>
    publish(store(), join(folder, 'mf-news/dist'), 'mf-news', { hold: isHeld });
  const stored = (version: string) => join(options.dataDir, 'releases/mf-news', version, 'stills.json');

  it('is its release’s, in the place of the placeholder, with its own rules', async () => {
    buildWith('1.1.0', stillsOf('<b>Nieuws van vandaag</b>'));
    await release();
    const answer = await get('/news');
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    const html = await answer.text();
    expect(html).toContain(
      `<main><div data-still="/news" aria-hidden="true"><style nonce="${nonce}">b{top:0}</style><b>Nieuws van vandaag</b></div><!--/section--></main>`,
    );
    expect(html).not.toContain(PLACEHOLDER);
    expect(await page('/news', { cookie: 'lang=en' })).toContain('<b>News</b>');
    expect(await page('/news', { cookie: 'token=1' })).toContain('<style nonce="');
  });

  it('is no part of the registry in the page', async () => {
    buildWith('1.1.0', stillsOf('<b>x</b>'));
    await release();
    expect(await page('/registry.json')).toContain('"version":"1.1.0"');
    expect(await page('/registry.json')).not.toContain('stills');
  });

  it('is the one of the release that a rollback brings back', async () => {
    buildWith('1.1.0', stillsOf('<b>eerste</b>'));
    await release();
    buildWith('1.2.0', stillsOf('<b>tweede</b>'));
    await release();
    expect(await page('/news')).toContain('<b>tweede</b>');
    await rollback(store(), 'mf-news');
    expect(await page('/news')).toContain('<b>eerste</b>');
  });

  it('is sent while a canary runs where both begin with the same', async () => {
    buildWith('1.1.0', stillsOf('<b>eerste</b>'));
    await release();
    buildWith('1.2.0', stillsOf('<b>eerste</b>', '<b>Other</b>'));
    await release(true);
    await canary(store(), 'mf-news', '1.2.0', 50);
    expect(await page('/news')).toContain('<b>eerste</b>');
    expect(await page('/news', { cookie: 'lang=en' })).toContain('<p>News</p>');
  });

  it('gives way to the placeholder for an address with a query, which may choose something else', async () => {
    buildWith('1.1.0', stillsOf('<b>x</b>'));
    await release();
    expect(await page('/news?tab=week')).toContain(PLACEHOLDER);
  });

  it('gives way to the placeholder of an older release, which has none', async () => {
    expect(await page('/news')).toContain(PLACEHOLDER);
  });

  it('gives way to the placeholder when its file is lost, or another one', async () => {
    buildWith('1.1.0', stillsOf('<b>x</b>'));
    await release();
    rmSync(stored('1.1.0'));
    expect(await page('/news')).toContain(PLACEHOLDER);
    buildWith('1.2.0', stillsOf('<b>x</b>'));
    await release();
    writeFileSync(stored('1.2.0'), JSON.stringify(stillsOf('<b>y</b>')));
    expect(await page('/news')).toContain(PLACEHOLDER);
  });

  it.each<[string, unknown]>([
    ['is broken', { format: 1, pages: { '/news': { nl: 'x' } } }],
    ['is of another format', { ...stillsOf('<b>x</b>'), format: 9 }],
    ['is too large', stillsOf('x'.repeat(260_000))],
    ['holds a script', stillsOf('<script>alert(1)</script>')],
  ])('gives way to the placeholder when it %s', async (_, content) => {
    buildWith('1.1.0', content);
    // The release tool refuses such a build: it is put into the store by hand.
    await storeUnchecked('1.1.0');
    expect(await page('/news')).toContain(PLACEHOLDER);
  });

  it('gives way to the placeholder when its release is of another contract', async () => {
    buildWith('1.1.0', stillsOf('<b>x</b>'), { contract: 3 });
    await storeUnchecked('1.1.0');
    expect(await page('/news')).toContain(PLACEHOLDER);
  });

  async function storeUnchecked(version: string): Promise<void> {
    const dist = join(folder, 'mf-news/dist');
    cpSync(dist, join(options.dataDir, 'releases/mf-news', version), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
    const active = { base: `/remotes/mf-news/${version}/`, manifest };
    const registry = JSON.stringify({ remotes: [{ name: 'mf-news', active }] });
    writeFileSync(join(options.dataDir, 'registry.json'), registry);
  }
});

describe('files', () => {
  it('have the service worker among them, which is revalidated each time', async () => {
    const { status, headers } = await get('/service-worker.js');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
  });

  it('with a hash in their name are cached for ever', async () => {
    const answer = await get('/main.0123abcd.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of a release are served without its source maps', async () => {
    for (const file of ['remoteEntry.js.map', 'remoteEntry.js.map.br']) {
      writeFileSync(join(options.dataDir, 'releases/mf-news/1.0.0-aaaa', file), '{"sources":[]}');
      expect((await get(`/remotes/mf-news/1.0.0-aaaa/${file}`)).status).toBe(404);
    }
  });

  it('of a release are cached for ever and open to other sites', async () => {
    const answer = await get('/remotes/mf-news/1.0.0-aaaa/remoteEntry.js');
    expect(await answer.text()).toBe('var mf_news;');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('are sent as their compressed twin to clients that accept %s', async (accepted, encoding) => {
    const answer = await get('/remotes/mf-news/1.0.0-aaaa/remoteEntry.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe('var mf_news;');
  });

  it('are not sent again when unchanged', async () => {
    const etag = (await get('/main.0123abcd.js')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      expect((await get('/main.0123abcd.js', { 'if-none-match': tag })).status).toBe(304);
    }
  });

  it('that are missing are a 404, not a page', async () => {
    rmSync(join(options.dataDir, 'releases/mf-news'), { recursive: true });
    expect((await get('/remotes/mf-news/1.0.0-aaaa/remoteEntry.js')).status).toBe(404);
    expect((await get('/main.9999abcd.js')).status).toBe(404);
  });

  it.each([
    '/remotes/..%2f..%2fregistry.json',
    '/remotes/mf-news/..%2f..%2f..%2fregistry.json',
    '/..%2fmf-news/remote.json',
    '/remotes/%00.js',
    '/%E0%A4%A.js',
    '/.env.json',
    '/.env',
    '/.git/config',
    '/team/.htaccess',
    '/main.0123abcd.js%5c..',
  ])('outside the folders are not served: %s', async (path) => {
    expect([404, 400]).toContain(await statusOf(path));
  });

  it('are read-only', async () => {
    const answer = await fetch(`${url}/main.0123abcd.js`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the registry', () => {
  it('is revalidated each time and open to other sites', async () => {
    const answer = await get('/registry.json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is not sent again when unchanged, also when a proxy changed its tag', async () => {
    const etag = (await get('/registry.json')).headers.get('etag') ?? '';
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const answer = await get('/registry.json', { 'if-none-match': tag });
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
    }
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
    expect((await get('/registry.json', { 'if-none-match': etag })).status).toBe(200);
  });

  it('follows its file', async () => {
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
    expect(await page('/news')).toContain('/remotes/mf-news/1.0.0-bbbb/remoteEntry.js');
  });

  it.each(['{"remotes":', '[]', 'null', ''])(
    'remains the last good one when its file is %j',
    async (garbage) => {
      const good = await (await get('/registry.json')).text();
      const complaint = jest.spyOn(console, 'error').mockImplementation();
      writeFileSync(join(options.dataDir, 'registry.json'), garbage);
      expect(await (await get('/registry.json')).text()).toBe(good);
      expect(await page('/news')).toContain('remoteEntry.js" integrity');
      expect(complaint).toHaveBeenCalledTimes(1);
      complaint.mockRestore();
    },
  );

  it('logs once at start what to run while nothing is released', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    const dataDir = join(folder, 'empty');
    url = await servers.listen(createGateway({ ...options, dataDir, readAtStart: true }));
    while (complaint.mock.calls.length === 0) await new Promise((passed) => setTimeout(passed, 5));
    const [sentence] = complaint.mock.calls[0] ?? [];
    expect(sentence).toContain(`No remote was released into ${dataDir}`);
    expect(sentence).toContain('node ops/containers/publish.mjs .');
    expect(await (await get('/registry.json')).json()).toEqual({ remotes: [] });
    expect(complaint).toHaveBeenCalledTimes(1);
    await publishBuiltRemotes(folder, diskStore(dataDir));
    expect(await (await get('/registry.json')).json()).toMatchObject({ remotes: [{ name: 'mf-news' }] });
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
  });

  it('remains the last good one when its file is missing', async () => {
    const good = await (await get('/registry.json')).json();
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    rmSync(join(options.dataDir, 'registry.json'));
    expect(await (await get('/registry.json')).json()).toEqual(good);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('it is gone'));
    complaint.mockRestore();
  });

  it('is the copy of the last change when its file is deleted before the first request', async () => {
    await get('/registry.json');
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
    jest.spyOn(console, 'error').mockImplementationOnce(() => {});
    rmSync(join(options.dataDir, 'registry.json'));
    expect(await page('/news')).toContain('/remotes/mf-news/1.0.0-bbbb/remoteEntry.js');
  });

  it.each(['gone', '', '{"remotes":', '{}', 'null'])(
    'is the stored copy when its file is corrupt from the start: %j',
    async (garbage) => {
      jest.spyOn(console, 'error').mockImplementationOnce(() => {});
      const good = readFileSync(join(options.dataDir, 'registry.json'), 'utf8');
      breakRegistry(garbage);
      const { remotes } = (await (await get('/registry.json')).json()) as Registry;
      expect({ remotes }).toEqual({ remotes: (JSON.parse(good) as Registry).remotes });
      expect(await page('/news')).toContain('remoteEntry.js" integrity');
    },
  );

  it.each(['gone', '', '{"remotes":', '{}', 'null'])(
    'does not count as empty, and the portal as ready, without a copy: %j',
    async (garbage) => {
      jest.spyOn(console, 'error').mockImplementationOnce(() => {});
      rmSync(join(options.dataDir, 'registry.last.json'));
      breakRegistry(garbage);
      expect((await get('/registry.json')).status).toBe(503);
      expect((await get('/')).status).toBe(200);
      expect(await page('/')).not.toContain('id="registry"');
    },
  );

  it('is empty where nothing was ever released', async () => {
    rmSync(options.dataDir, { recursive: true });
    expect(await (await get('/registry.json')).json()).toEqual({ remotes: [] });
  });

  function breakRegistry(garbage: string): void {
    const file = join(options.dataDir, 'registry.json');
    if (garbage === 'gone') rmSync(file);
    else writeFileSync(file, garbage);
  }
});

describe('the federation manifest of a remote', () => {
  const address = '/remotes/mf-news/mf-manifest.json';
  const manifest = async (path = address) => (await get(path)).json() as Promise<FederationManifest>;
  const published = async (version: string) => {
    addNewsRemote(folder, { version });
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
  };

  it('is revalidated each time and open to other sites', async () => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is not sent again until another release is active', async () => {
    const etag = (await get(address)).headers.get('etag') ?? '';
    const again = await get(address, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await published('1.0.0-bbbb');
    expect((await get(address, { 'if-none-match': etag })).status).toBe(200);
  });

  it('responds to HEAD with headers only', async () => {
    const [whole, head] = [await get(address), await fetch(url + address, { method: 'HEAD' })];
    expect([head.status, head.headers.get('etag')]).toEqual([200, whole.headers.get('etag')]);
    expect(await head.text()).toBe('');
  });

  it('refers any host of Module Federation to the files of the active release', async () => {
    const snapshot = generateSnapshotFromManifest(await manifest(), { version: url + address });
    if (!('publicPath' in snapshot)) throw new Error('there is no public path');
    expect(await (await fetch(snapshot.publicPath + snapshot.remoteEntry)).text()).toBe('var mf_news;');
    const [chunk = ''] = snapshot.modules[0]?.assets.js.sync ?? [];
    expect(await (await fetch(snapshot.publicPath + chunk)).text()).toBe('void 0;');
  });

  it('refers editors to the types of that release', async () => {
    const { types } = (await manifest()).metaData;
    const answer = await get(`/remotes/mf-news/${types?.path}${types?.zip}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(await answer.text()).toBe('types');
  });

  it('has the types beside it, where hosts look for them without reading `path`', async () => {
    const at = async (file: string) => {
      const answer = await get(`/remotes/mf-news/${file}`);
      return [answer.status, answer.headers.get('cache-control'), await answer.text()];
    };
    expect(await at('@mf-types.zip')).toEqual([200, 'no-cache', 'types']);
    expect(await at('@mf-types.d.ts')).toEqual([200, 'no-cache', 'keys of 1.0.0-aaaa']);
    const etag = (await get('/remotes/mf-news/@mf-types.d.ts')).headers.get('etag') ?? '';
    expect((await get('/remotes/mf-news/@mf-types.d.ts', { 'if-none-match': etag })).status).toBe(304);
    await published('1.0.0-bbbb');
    expect(await at('@mf-types.d.ts')).toEqual([200, 'no-cache', 'keys of 1.0.0-bbbb']);
    expect((await at('@mf-other.zip'))[0]).toBe(404);
    expect((await get('/remotes/mf-nothing/@mf-types.zip')).status).toBe(404);
  });

  it('changes with a release, and back with a rollback', async () => {
    const store = diskStore(options.dataDir);
    const active = async () => (await manifest()).metaData.buildInfo.buildVersion;
    expect(await active()).toBe('1.0.0-aaaa');
    await published('1.0.0-bbbb');
    expect(await active()).toBe('1.0.0-bbbb');
    await rollback(store, 'mf-news');
    expect(await active()).toBe('1.0.0-aaaa');
  });

  it('is the active release’s, not that of a canary', async () => {
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    const store = diskStore(options.dataDir);
    await publish(store, join(folder, 'mf-news/dist'), 'mf-news', { hold: true });
    await canary(store, 'mf-news', '1.0.0-bbbb', 100);
    expect((await manifest()).metaData.buildInfo.buildVersion).toBe('1.0.0-aaaa');
  });

  it('of one release never changes', async () => {
    await published('1.0.0-bbbb');
    const answer = await get('/remotes/mf-news/1.0.0-aaaa/mf-manifest.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      metaData: { buildInfo: { buildVersion: '1.0.0-aaaa' }, remoteEntry: { path: '' } },
    });
  });

  it('is missing, in one sentence, when the remote is unknown, removed or older than these manifests', async () => {
    const missing = { status: 404, text: 'There is no such file in this release.\n' };
    const at = async (path: string) => {
      const answer = await get(path);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await at('/remotes/mf-nothing/mf-manifest.json')).toEqual(missing);
    expect(await at('/remotes/embeds/mf-manifest.json')).toEqual(missing);
    await remove(diskStore(options.dataDir), 'mf-news');
    expect(await at(address)).toEqual(missing);
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    rmSync(join(folder, 'mf-news/dist/mf-manifest.json'));
    await publish(diskStore(options.dataDir), join(folder, 'mf-news/dist'), 'mf-news');
    expect(await at(address)).toEqual(missing);
  });

  it('does not count as missing while the registry is unreadable', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => {});
    rmSync(join(options.dataDir, 'registry.last.json'));
    writeFileSync(join(options.dataDir, 'registry.json'), '');
    expect((await get(address)).status).toBe(503);
  });
});

describe('a remote that is added', () => {
  it('is served by the same gateway and the same unchanged shell', async () => {
    rmSync(join(folder, 'mf-news'), { recursive: true });
    rmSync(options.dataDir, { recursive: true });
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
    expect(await (await get('/registry.json')).json()).toEqual({ remotes: [] });
    expect(await page('/news')).not.toContain('mf-news');
    const shell = filesOf(options.shell);

    addNewsRemote(folder);
    await publishBuiltRemotes(folder, diskStore(options.dataDir));
    const { remotes } = (await (await get('/registry.json')).json()) as Registry;
    const release = remotes[0]?.active;
    expect(release?.manifest.menu.map(({ to }) => to)).toEqual(['/news']);
    expect((await get(`${release?.base}${release?.manifest.entry}`)).status).toBe(200);
    expect(await page('/news')).toContain('remoteEntry.js" integrity');
    expect(filesOf(options.shell)).toEqual(shell);
  });
});

describe('the API', () => {
  const long = JSON.stringify({ players: 'x'.repeat(5000) });
  let streams: ServerResponse[];

  beforeEach(async () => {
    streams = [];
    const api = await servers.listen(
      createServer((request, response) => {
        if (request.url === '/api/events') {
          response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
          response.write('data: now\n\n');
          streams.push(response);
          return;
        }
        const headers = { 'content-type': 'application/json', 'content-length': long.length, etag: '"1"' };
        if (request.url === '/api/long') response.writeHead(200, headers).end(long);
        else
          response
            .writeHead(201, {
              'x-from': String(request.headers['x-forwarded-for']),
              'x-url': String(request.url),
            })
            .end(request.method);
      }),
    );
    url = await servers.listen(createGateway({ ...options, api }));
  });

  it('receives calls unchanged, with the caller’s address', async () => {
    const answer = await fetch(`${url}/api/user`, { method: 'PUT', body: '{}' });
    expect([answer.status, await answer.text()]).toEqual([201, 'PUT']);
    expect(answer.headers.get('x-from')).toContain('127.0.0.1');
  });

  it.each([
    ['/share/team/12/3.png?lang=en', '/api/share/team/12/3.png?lang=en'],
    ['/share//team/%31/3.png', '/api/share/team/1/3.png'],
    ['/oembed?url=a&format=json', '/api/oembed?url=a&format=json'],
    ['/feed.xml', '/api/feed.xml'],
    ['/feed.json?lang=en', '/api/feed.json?lang=en'],
  ])('answers %s as %s', async (path, inApi) => {
    expect((await get(path)).headers.get('x-url')).toBe(inApi);
  });

  it.each(['/share', '/shared/1', '/oembed/x', '/feed.xml/x', '/feedx.json'])(
    'is not called for %s',
    async (path) => {
      expect((await get(path)).headers.get('x-url')).toBeNull();
    },
  );

  it('streams events at once and unchanged', async () => {
    const answer = await get('/api/events', { 'accept-encoding': 'br, gzip' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('connection')]).toEqual([
      null,
      'close',
    ]);
    const reader = answer.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('data: now\n\n');
    streams[0]?.write('data: later\n\n');
    expect(await next()).toBe('data: later\n\n');
    streams[0]?.end();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });

  it('receives the disconnect of a stream’s reader', async () => {
    const leave = new AbortController();
    await fetch(`${url}/api/events`, { signal: leave.signal });
    const closing = new Promise<void>((resolve) => streams[0]?.once('close', resolve));
    leave.abort();
    await closing;
  });

  it('has its JSON compressed, with a weak tag', async () => {
    const bytes = await new Promise<Buffer>((resolve) => {
      request(`${url}/api/long`, { headers: { 'accept-encoding': 'br' } }, (response) => {
        expect(response.headers.etag).toBe('W/"1"');
        expect(response.headers['content-encoding']).toBe('br');
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts)));
      }).end();
    });
    expect(bytes.length).toBeLessThan(200);
    expect(brotliDecompressSync(bytes).toString()).toBe(long);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['*', 'br'],
  ])('has its JSON and its pages compressed as %s accepts', async (accepted, encoding) => {
    for (const path of ['/api/long', '/'])
      expect((await get(path, { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(
        encoding,
      );
  });

  it.each([
    ['nl', 'Het spel is even niet bereikbaar. Probeer het zo meteen opnieuw.'],
    ['en-GB,en', 'The game cannot be reached right now. Try again in a moment.'],
    ['fr, en;q=0.5', 'The game cannot be reached right now. Try again in a moment.'],
    ['nl-BE,nl;q=0.9,en;q=0.5', 'Het spel is even niet bereikbaar. Probeer het zo meteen opnieuw.'],
  ])('is reported as unavailable in its own format (%s)', async (language, message) => {
    url = await servers.listen(createGateway(options));
    const answer = await get('/api/players', { 'accept-language': language });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: { code: 'not-available', message } },
    ]);
  });
});

describe('several processes of the API', () => {
  const processOf = (name: string) =>
    servers.listen(createServer((_request, response) => response.end(name)));

  it('are called in turn, and one that refuses the connection is skipped', async () => {
    const otherApis = [await processOf('one'), await processOf('two')];
    url = await servers.listen(createGateway({ ...options, api: 'http://127.0.0.1:9', otherApis }));
    const answers = [];
    for (let call = 0; call < 4; call += 1) {
      const answer = await fetch(`${url}/api/players`, { method: 'POST', body: '{}' });
      answers.push(await answer.text());
    }
    expect(answers.sort()).toEqual(['one', 'one', 'two', 'two']);
  });

  it('are not called while they hang and another one answers', async () => {
    let reached = () => {};
    const hanging = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const api = await servers.listen(createServer(() => reached()));
    url = await servers.listen(createGateway({ ...options, api, otherApis: [await processOf('two')] }));
    const leave = new AbortController();
    const first = fetch(`${url}/api/players`, { signal: leave.signal }).catch(() => null);
    await hanging;
    for (let call = 0; call < 3; call += 1) expect(await (await get('/api/players')).text()).toBe('two');
    leave.abort();
    await first;
  });

  it('are refused where an address is not one, or does not begin with http:', () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const API_URL of ['http://a:1,nowhere', 'https://a:1,https://b:2']) placesFrom({ API_URL });
    expect(error.mock.calls.flat().slice(-2)).toEqual([
      expect.stringContaining('it must look like'),
      expect.stringContaining('must all begin with http:'),
    ]);
    exit.mockRestore();
  });
});

describe('the demo’s stand-ins', () => {
  it('are proxied below their path, with their headers and the original host', async () => {
    const proxiedRequests: unknown[] = [];
    const standIns = await servers.listen(
      createServer((incoming, response) => {
        proxiedRequests.push([incoming.method, incoming.url, incoming.headers['x-forwarded-host']]);
        response.writeHead(303, { Location: '/back', 'Content-Security-Policy': "default-src 'none'" }).end();
      }),
    );
    url = await servers.listen(createGateway({ ...options, standIns }));
    const answer = await fetch(`${url}/stand-ins/mollie/checkout/tr_1?a=1`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/back']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(proxiedRequests).toEqual([['POST', '/stand-ins/mollie/checkout/tr_1?a=1', new URL(url).host]]);
  });

  it('are reported as unavailable in one sentence', async () => {
    url = await servers.listen(createGateway({ ...options, standIns: 'http://127.0.0.1:9' }));
    const answer = await get('/stand-ins/sso/session');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The stand-ins of the demo cannot be reached right now.\n',
    ]);
  });

  it('are absent in a portal without them', async () => {
    expect((await fetch(`${url}/stand-ins/sso/session`, { method: 'POST' })).status).toBe(405);
  });
});
