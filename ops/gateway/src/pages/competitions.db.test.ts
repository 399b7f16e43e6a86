import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Brand, PublishedCompetition } from '@euro/api-contract';
import { diskStore, publishBuiltRemotes } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { exampleEuro } from '../testing/exampleEuro.js';
import { testServers } from '../testing/testServers.js';

const WORLD: PublishedCompetition = {
  ...exampleEuro,
  competitionFeed: 'WORLDM',
  seasonId: 2022,
  slug: 'wk-2022',
  state: 'archived',
  isDefault: false,
  name: { nl: 'WK voetbal 2022', en: 'World Cup 2022' },
  short: { nl: 'WK 2022', en: 'World Cup 2022' },
  word: { nl: 'WK-manager', en: 'World <Cup> Manager' },
  brand: {
    colours: {
      night: '#5C1035',
      nightDeep: '#380720',
      nightLift: '#7B1D4A',
      soft: '#F0BFD2',
      accent: '#4DE8D4',
      brandText: '#7B1246',
      data: '#B02A6B',
    },
    emblem: '',
    hero: { nl: 'De hele wereld kijkt.', en: 'The whole world is watching.' },
  },
};
const EURO_COLOURS = {
  ...{ night: '#14205A', nightDeep: '#0B1338', nightLift: '#25337C', soft: '#B7C1EA' },
  ...{ accent: '#D6FF3F', brandText: '#14205A', data: '#4C60D9' },
};
const SEARCH = '?competitionFeed=WORLDM&seasonId=2022';

const servers = testServers();
let folder: string;
let url: string;
let options: { readonly shell: string; readonly dataDir: string; readonly api: string };
let published: readonly PublishedCompetition[] | null;
let requests: string[];

beforeEach(async () => {
  folder = temporaryFolder();
  published = [exampleEuro, WORLD];
  requests = [];
  const api = await servers.listen(
    createServer((request, response) => {
      requests.push(request.url ?? '');
      if (!published || request.url !== '/api/competitions') return void response.writeHead(404).end('{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ competitions: published }));
    }),
  );
  options = { shell: join(folder, 'shell'), dataDir: join(folder, '.data'), api };
  addShell(options.shell);
  writeFileSync(join(options.shell, 'brand.css'), ':root:root:root{--em-night:var(--brand-night)}');
  writeFileSync(join(options.shell, 'early.js'), 'early()');
  addNewsRemote(folder);
  await publishBuiltRemotes(folder, diskStore(options.dataDir));
  await freshGateway();
});

/** One that has not read the list of competitions yet. */
async function freshGateway(): Promise<void> {
  url = await servers.listen(createGateway({ ...options, publicUrl: 'https://euro.test/' }));
}

afterEach(async () => {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url + path, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** What the page says of its competition; null when it says nothing. */
function inlinedIn(html: string): { slug: string; slugs: string[]; own?: PublishedCompetition } | null {
  const text = /<script type="application\/json" id="competition">([^<]*)<\/script>/.exec(html)?.[1];
  return text ? JSON.parse(text) : null;
}

/** Until the gateway has read the list once: the default competition's pages do not wait for it. */
const wkPage = () => page('/wk-2022/home');

describe('a page below the slug of a competition', () => {
  it('has its competition, and the calls that accept it', async () => {
    const inlined = inlinedIn(await page('/wk-2022/home'));
    expect(inlined).toMatchObject({ slug: 'wk-2022', slugs: ['', 'wk-2022'], own: WORLD });
    expect(inlined).toHaveProperty(
      'call.calls',
      expect.arrayContaining(['GET players', 'POST team/add', 'GET live']),
    );
    expect(inlined).toHaveProperty('call.calls', expect.not.arrayContaining(['POST user/login']));
  });

  it('includes it in the early calls', async () => {
    const html = await page('/wk-2022/home');
    const calls = ['competition', 'matches/deadline-info', 'matches', 'clubs']
      .map((call) => call + SEARCH.replace('&', '&amp;'))
      .join(' ');
    expect(html).toContain(`data-calls="${calls}"`);
    expect(await page('/home')).not.toMatch(/competitionFeed=|clubs/);
  });

  it('is preloaded as the same page of the default competition', async () => {
    const preloads = (html: string) => html.match(/<link rel="preload"[^>]+>/g);
    expect(preloads(await page('/wk-2022/news'))).toEqual(preloads(await page('/news')));
    expect(preloads(await page('/news'))).not.toBeNull();
  });

  it('has its colours under the nonce of the page, and its name in tags', async () => {
    const html = await page('/wk-2022/home', { cookie: 'lang=en' });
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<style nonce="${nonce}" id="brand">:root{--brand-night:#5C1035;`);
    expect(html).toContain('--em-night:var(--brand-night)}');
    expect(html).toContain('<meta property="og:site_name" content="World &lt;Cup&gt; Manager">');
    expect(html).toContain('<meta property="og:url" content="https://euro.test/wk-2022/home">');
    expect(html).toContain('<title>World &lt;Cup&gt; Manager</title>');
    const choice = SEARCH.slice(1).replace('&', '&amp;');
    expect(html).toContain(`content="https://euro.test/share/portal.png?lang=en&amp;${choice}"`);
    expect(html).toContain(`href="/feed.xml?lang=en&amp;${choice}"`);
  });

  it('is requested by crawlers as a page of its competition', async () => {
    await page('/wk-2022/points/12?week=2', { 'user-agent': 'facebookexternalhit/1.1' });
    const query = new URLSearchParams(
      requests.find((path) => path.startsWith('/api/share/page'))?.split('?')[1],
    );
    expect(Object.fromEntries(query)).toEqual({ path: '/wk-2022/points/12?week=2', lang: 'nl' });
  });
});

describe('a page of the default competition', () => {
  it('has the list of the others only', async () => {
    await wkPage();
    const html = await page('/home');
    expect(inlinedIn(html)).toEqual({ slug: '', slugs: ['', 'wk-2022'], seasonId: 2024 });
    expect(html).not.toContain('id="brand"');
  });

  it.each([
    ['the only one', [exampleEuro]],
    ['of an API that has none', null],
  ])('is unchanged where it is %s', async (_, competitions) => {
    published = competitions;
    await wkPage();
    expect(inlinedIn(await page('/home'))).toBeNull();
  });

  it('has its own name and colours where these are not the product’s', async () => {
    published = [{ ...WORLD, slug: '', isDefault: true }];
    await wkPage();
    const html = await page('/home');
    expect(inlinedIn(html)).toMatchObject({ slug: '', slugs: [''], own: { word: { nl: 'WK-manager' } } });
    expect(html).toContain('id="brand"');
    expect(html).not.toContain('?competitionFeed=');
  });

  it('gives the portal its name and colours where it is installed, and pages of others have them', async () => {
    const manifest = async (path: string): Promise<object> => {
      const answer = await fetch(url + path);
      expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
      return (await answer.json()) as object;
    };
    await wkPage();
    const built = await manifest('/manifest.webmanifest');
    expect(built).toEqual(JSON.parse(readFileSync(join(folder, 'shell', 'manifest.webmanifest'), 'utf8')));
    expect(inlinedIn(await page('/wk-2022/home'))).not.toHaveProperty('portal');
    const league = { ...exampleEuro, slug: 'euro-2024', isDefault: false };
    published = [{ ...WORLD, slug: '', isDefault: true }, league];
    await freshGateway();
    await page('/euro-2024/home');
    const colour = '#380720';
    expect(await manifest('/manifest.webmanifest')).toEqual({
      ...built,
      ...{ name: 'WK-manager', short_name: 'WK-manager', theme_color: colour, background_color: colour },
      description: 'Stel je ploeg samen voor WK 2022.',
    });
    const { etag } = Object.fromEntries((await fetch(`${url}/manifest.webmanifest`)).headers);
    const again = await fetch(`${url}/manifest.webmanifest`, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
    expect(inlinedIn(await page('/euro-2024/home'))).toHaveProperty('portal', WORLD.word);
  });

  it('states that it is over where it is read-only', async () => {
    published = [{ ...exampleEuro, state: 'finished' }];
    await wkPage();
    const html = await page('/home');
    expect(inlinedIn(html)).toMatchObject({ slug: '', own: { state: 'finished' } });
    expect(html).not.toContain('id="brand"');
  });

  it('has credits that are not the product’s', async () => {
    const credits = [{ nl: 'Data: Voetbal NV', en: 'Data: Football Ltd' }];
    published = [{ ...exampleEuro, brand: { ...(WORLD.brand as Brand), colours: EURO_COLOURS, credits } }];
    await wkPage();
    expect(inlinedIn(await page('/home'))).toMatchObject({ own: { brand: { credits } } });
  });

  it('requests its own nations where these are not in the code', async () => {
    published = [{ ...exampleEuro, competitionFeed: 'LEAGUE', seasonId: 2026 }];
    await wkPage();
    const html = await page('/home');
    expect(inlinedIn(html)).toMatchObject({ slug: '', own: { competitionFeed: 'LEAGUE' } });
    expect(html).toContain('data-calls="competition matches/deadline-info matches clubs"');
    expect(html).not.toContain('id="brand"');
  });

  it('is shown at addresses of unknown competitions', async () => {
    const html = await page('/ek-2028/home');
    expect(inlinedIn(html)).toEqual({ slug: '', slugs: ['', 'wk-2022'], seasonId: 2024 });
  });
});

it('shows the last known data while the API is down', async () => {
  await wkPage();
  published = null;
  expect(inlinedIn(await page('/wk-2022/home'))).toMatchObject({ slug: 'wk-2022' });
});

it('has a competition that was opened since the last request', async () => {
  published = [exampleEuro];
  await wkPage();
  published = [exampleEuro, WORLD];
  const afterPause = performance.now() + 60_000;
  const now = jest.spyOn(performance, 'now').mockReturnValue(afterPause);
  const inlined = inlinedIn(await page('/wk-2022/home'));
  now.mockRestore();
  expect(inlined).toMatchObject({ slug: 'wk-2022', own: WORLD });
});
