import { type Broadcaster, startBroadcaster } from './startBroadcaster.js';

const PORTAL = 'http://portal.test:3000';
let site: Broadcaster;

beforeAll(async () => {
  site = await startBroadcaster({ portalUrl: `${PORTAL}/` });
});
afterAll(() => site.stop());

const get = (path: string, init?: RequestInit) => fetch(site.origin + path, init);

async function post(body: unknown, headers: Record<string, string> = { 'Content-Type': 'application/json' }) {
  return get('/peiling', { method: 'POST', body: JSON.stringify(body), headers });
}

describe('the site of De Schelde', () => {
  it.each([
    '/',
    '/elementen.html',
    '/federatie.html',
    '/federatie-vite.html',
    '/streng.html',
    '/cms.html',
    '/cms-hoogte.html',
    '/privacy.html',
  ])('renders %s completely, with a policy and without a cookie', async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('De Schelde, publieke omroep');
    expect(html).not.toMatch(/\{\{|<!-- part/);
    expect(html).not.toMatch(/ style=| on\w+=|<script(?![^>]*src=)/);
  });

  it('loads embeds from the portal, and names no other origin in its policies', async () => {
    expect(await (await get('/')).text()).toContain(`<script src="${PORTAL}/embed/v1.js" async crossorigin>`);
    for (const path of ['/', '/streng.html', '/cms.html', '/cms-hoogte.html']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      expect([...new Set(policy.match(/https?:[^\s;]+/g))]).toEqual([PORTAL]);
    }
  });

  it('allows no script on the page for editors', async () => {
    const policy = (await get('/cms.html')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain(`frame-src ${PORTAL}`);
  });

  it('allows no strings as scripts on the strict page', async () => {
    expect((await get('/streng.html')).headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'",
    );
  });

  it('serves its own React 17 and typeface', async () => {
    expect(await (await get('/files/react-17.js')).text()).toContain('React v17.0.2');
    expect((await get('/files/newsreader.woff2')).headers.get('content-type')).toBe('font/woff2');
  });

  it('responds with 304 to a matching entity tag', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it.each([
    '/nergens',
    '/files/nergens.css',
    '/files/..%2fpages%2findex.html',
    '/pages/index.html',
    '/files/',
    '/hosts/webpack/..%2f..%2fpackage.json',
    '/hosts/other/main.js',
  ])('has no %s, and responds with an error page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Hier stroomt niets');
  });

  it('is read-only except for the poll', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('the poll', () => {
  it('counts a vote', async () => {
    const { votes: before } = (await (await get('/peiling')).json()) as { votes: Record<string, number> };
    const answer = await post({ answer: 'aanval' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ votes: { ...before, aanval: (before.aanval ?? 0) + 1 } });
  });

  it('refuses an unknown option', async () => {
    expect((await post({ answer: 'de bank' })).status).toBe(400);
    expect((await post('x'.repeat(10_000))).status).toBe(400);
  });

  it("refuses requests that another site's form could send", async () => {
    expect((await post({ answer: 'aanval' }, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });
});
