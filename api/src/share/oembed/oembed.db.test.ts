import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const PORTAL = 'http://127.0.0.1:3000';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  api.clock.set('2024-06-19T08:00:00Z');
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

const ask = (url: string, more = '') => visitor.get(`oembed?url=${encodeURIComponent(url)}${more}`);

/** The address of the frame in an answer. */
const sourceIn = (html: string) => new URL((/ src="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));

it.each([
  ['/match/1', 'euro-match', { match: '1' }, 'Duitsland 5–1 Schotland', 329],
  ['/match/51', 'euro-match', { match: '51' }, 'nog te bepalen – nog te bepalen', 329],
  ['/rankings', 'euro-rankings', { rows: '8' }, 'Rangschikking', 684],
  ['/rankings?tab=week&page=3', 'euro-rankings', { type: 'week', rows: '8' }, 'Rangschikking', 684],
  ['/rankings?tab="><script>', 'euro-rankings', { rows: '8' }, 'Rangschikking', 684],
  ['/trends', 'euro-trends', {}, 'Trends', 443],
  ['/trends?week=2', 'euro-trends', { week: '2' }, 'Trends', 443],
  ['/trends?week="><script>', 'euro-trends', {}, 'Trends', 443],
  ['/deadlines', 'euro-countdown', {}, 'Matchen en deadlines', 305],
  ['/', 'euro-countdown', {}, 'EuroManager', 305],
])('of %s is a frame with <%s>', async (path, element, attributes, title, height) => {
  const { status, headers, body } = await ask(PORTAL + path);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(body).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'EuroManager', title });
  expect([body.width, body.height]).toEqual([400, height]);
  const source = sourceIn(body.html);
  expect(source.origin + source.pathname).toBe(`${PORTAL}/embed/v1/frame/${element}`);
  expect(Object.fromEntries(source.searchParams)).toEqual({ ...attributes, lang: 'nl' });
  expect(body.html).toMatch(
    /^<blockquote hidden><a href="[^"<>]+">[^<>]+<\/a><\/blockquote><iframe title="[^"<>]+" width="400" height="\d+" [^<>]+><\/iframe>$/,
  );
});

it('of a player is his frame with his picture', async () => {
  const { body: list } = await visitor.get('players');
  const player = list.players.find(({ points }: { points: number }) => points > 0);
  const { body } = await ask(`${PORTAL}/stats?player=${player.id}`);
  expect(sourceIn(body.html).searchParams.get('player')).toBe(String(player.id));
  expect(body.title).toContain(player.name);
  expect(body).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 });
  expect(body.thumbnail_url).toBe(`${PORTAL}/share/player/${player.id}/1.png?lang=nl`);
});

it('returns only attributes that the embeds support', async () => {
  const kit = JSON.parse(readFileSync(join(__dirname, '../../../../packages/embeds/elements.json'), 'utf8'));
  for (const path of [
    '/match/1',
    '/rankings?tab=month',
    '/deadlines',
    '/trends?week=1',
    '/stats?player=101',
  ]) {
    const { status, body } = await ask(PORTAL + path);
    if (status === 404) continue;
    const { pathname, searchParams } = sourceIn(body.html);
    const { attributes } = kit.elements[pathname.split('/').at(-1) ?? ''];
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...searchParams.keys()]));
  }
});

it('respects the maximal size of a consumer', async () => {
  const { body } = await ask(`${PORTAL}/rankings`, '&maxwidth=300&maxheight=420');
  expect([body.width, body.height, sourceIn(body.html).searchParams.get('rows')]).toEqual([300, 404, '3']);
  expect(body).not.toHaveProperty('thumbnail_url');
  const small = (await ask(`${PORTAL}/match/1`, '&maxheight=200')).body;
  expect(small.height).toBe(200);
});

it('responds in English and in XML on request', async () => {
  const { headers, body } = await ask(`${PORTAL}/match/1`, '&format=xml&lang=en');
  expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
  expect(body).toContain('<title>Germany 5–1 Scotland</title>');
  expect(body).toContain('&lt;iframe title=&quot;Germany 5–1 Scotland&quot;');
  expect(body).toContain('lang=en');
});

it('has a hidden quote, which becomes WordPress’s fallback', async () => {
  const { body } = await ask(`${PORTAL}/match/1?a="><script>`);
  expect(body.html).toContain(
    '<blockquote hidden><a href="http://127.0.0.1:3000/match/1?a=%22%3E%3Cscript%3E">Duitsland 5–1 Schotland</a></blockquote>',
  );
});

it.each([
  ['', 400, 'invalid-input'],
  ['?url=match', 400, 'invalid-input'],
  [`?url=${PORTAL}/match/1&format=yaml`, 400, 'invalid-input'],
  [`?url=${PORTAL}/match/1&maxwidth=-1`, 400, 'invalid-input'],
  [`?url=${PORTAL}/match/1&maxwidth=1&maxwidth=2`, 400, 'invalid-input'],
  [`?url=${PORTAL}/match/${'1'.repeat(600)}`, 400, 'invalid-input'],
  ['?url=https://elsewhere.test/match/1', 404, 'not-found'],
  [`?url=${PORTAL}/match/999`, 404, 'not-found'],
  [`?url=${PORTAL}/stats`, 404, 'not-found'],
  [`?url=${PORTAL}/profile`, 404, 'not-found'],
  [`?url=${PORTAL}//rankings`, 404, 'not-found'],
  [`?url=${PORTAL}/api/user`, 404, 'not-found'],
  ['?url=javascript:alert(1)', 404, 'not-found'],
] as const)('returns for oembed%s %s', async (query, status, code) => {
  const answer = await visitor.get(`oembed${query}`);
  expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
});

it('reveals no pairing and no score before they are known', async () => {
  api.clock.set('2024-06-13T12:00:00Z');
  expect((await ask(`${PORTAL}/match/1`)).body.title).toBe('Duitsland – Schotland');
  api.clock.set('2024-06-19T08:00:00Z');
});
