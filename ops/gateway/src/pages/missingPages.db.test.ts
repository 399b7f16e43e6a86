import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PublishedCompetition } from '@euro/api-contract';
import { canary, diskStore, publish, publishBuiltRemotes } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { exampleEuro } from '../testing/exampleEuro.js';
import { testServers } from '../testing/testServers.js';

const WORLD: PublishedCompetition = { ...exampleEuro, seasonId: 2022, slug: 'wk-2022', isDefault: false };
const ROUTES = [
  { path: '/', isListed: true },
  { path: '/rules', isListed: true },
  { path: '/profile', isListed: false },
  { path: '/verify-email/:token', isListed: false },
];

const servers = testServers();
let folder: string;
let dataDir: string;
let shell: string;
let isApiUp: boolean;
let url: string;

beforeEach(async () => {
  folder = temporaryFolder();
  [dataDir, shell] = [join(folder, '.data'), join(folder, 'shell')];
  isApiUp = true;
  addShell(shell);
  writeFileSync(join(shell, 'routes.json'), JSON.stringify(ROUTES));
  addNewsRemote(folder);
  await publishBuiltRemotes(folder, diskStore(dataDir));
  const api = await servers.listen(
    createServer((_request, response) => {
      if (!isApiUp) return void response.writeHead(503).end();
      response.end(JSON.stringify({ competitions: [exampleEuro, WORLD] }));
    }),
  );
  url = await servers.listen(createGateway({ shell, dataDir, api, publicUrl: 'https://euro.test/' }));
});
afterEach(async () => {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = async (path: string) => (await fetch(url + path)).status;

describe('the status of a page', () => {
  it.each([
    '/',
    '/rules',
    '/rules/',
    '/profile',
    '/verify-email/abc',
    '/news',
    '/wk-2022',
    '/wk-2022/rules',
    '/wk-2022/news',
  ])('is 200 for %s', async (path) => {
    expect(await statusOf(path)).toBe(200);
  });

  it.each([
    '/nowhere',
    '/rules/more',
    '/verify-email',
    '/wk-2022/nowhere',
    '/wk-2030',
    '/wk-2030/rules',
    '/News',
  ])('is 404 for %s, with an error page', async (path) => {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('<script type="application/json" id="registry">');
  });

  it('includes the pages of a canary, which some browsers have', async () => {
    expect(await statusOf('/news/extra')).toBe(404);
    const store = diskStore(dataDir);
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    const file = join(folder, 'mf-news/dist/manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.routes.push({ ...manifest.routes[0], path: '/news/extra' });
    writeFileSync(file, JSON.stringify(manifest));
    await publish(store, join(folder, 'mf-news/dist'), 'mf-news', { hold: true });
    await canary(store, 'mf-news', '1.0.0-bbbb', 10);
    expect(await statusOf('/news/extra')).toBe(200);
  });

  it('is 200 while the list of pages is unknown', async () => {
    const file = join(dataDir, 'registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    registry.remotes.push({ name: 'mf-future', active: { base: '/remotes/mf-future/1/', manifest: {} } });
    writeFileSync(file, JSON.stringify(registry));
    expect(await statusOf('/nowhere')).toBe(200);
  });

  it('is 200 for a possible competition that the API has not listed yet', async () => {
    isApiUp = false;
    expect([await statusOf('/wk-2022/rules'), await statusOf('/nowhere')]).toEqual([200, 404]);
  });

  it('is 200 for every page of a shell that lists none', async () => {
    rmSync(join(shell, 'routes.json'));
    expect(await statusOf('/nowhere')).toBe(200);
  });
});

it('names the list of pages to crawlers', async () => {
  const answer = await fetch(`${url}/robots.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('User-agent: *\nDisallow:\n\nSitemap: https://euro.test/sitemap.xml\n');
});

it('lists the public pages of every competition', async () => {
  const answer = await fetch(`${url}/sitemap.xml`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const pages = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page]) => page);
  expect(pages).toEqual([
    'https://euro.test/',
    'https://euro.test/rules',
    'https://euro.test/news',
    'https://euro.test/wk-2022',
    'https://euro.test/wk-2022/rules',
    'https://euro.test/wk-2022/news',
  ]);
  const tag = answer.headers.get('etag') ?? '';
  expect((await fetch(`${url}/sitemap.xml`, { headers: { 'if-none-match': tag } })).status).toBe(304);
});
