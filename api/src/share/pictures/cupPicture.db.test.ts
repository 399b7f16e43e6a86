import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { PRODUCT_LOOK } from '../../tournament/index.js';
import { loadPreview } from '../addresses/loadPreview.js';
import type { CupCard } from '../cards/card.js';
import { drawCard } from '../cards/drawCard.js';
import { createPen } from '../drawing/pen.js';
import { loadTypeface } from '../drawing/typeface.js';
import { loadCupCard } from '../load/loadCupCard.js';
import { renderPicture } from './renderPicture.js';

const BEFORE_SIX = '2024-07-08T12:00:00Z';
const AFTER_THE_FINAL = '2024-07-16T12:00:00Z';

let api: TestApi;
let admin: Manager;
let members: Manager[];
let stranger: Manager;
let leagueId: number;
let key: string;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  api.clock.set(BEFORE_THE_START);
  const premium = { roles: ['premium' as const] };
  admin = await manager(api, { teamName: 'De Buitenspelval', nameVisible: false }, premium);
  stranger = await manager(api);
  const body = { name: 'De Kantine', findable: true };
  const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, body);
  leagueId = createdAnswer.body.league.id;
  key = createdAnswer.body.league.pictureKey;
  members = [];
  for (let count = 0; count < 3; count += 1) members.push(await manager(api));
  for (const { client, teamId } of members) await client.post(`league/${leagueId}/join/${teamId}`);
  await admin.client.post(`league/${leagueId}/cup`, { weekId: 5 });
});
beforeEach(async () => {
  api.clock.set(BEFORE_SIX);
  await settleDue(api.context);
});
afterAll(() => api.close());

let addresses = 0;

/** From an address of its own, so that no test uses another one's limit. */
async function fetchPicture(path: string, by?: Manager, headers: Record<string, string> = {}) {
  addresses += 1;
  const response = await fetch(`${api.url}/share/cup/${path}`, {
    headers: {
      'x-forwarded-for': `198.51.100.${addresses}`,
      ...(by && { authorization: by.client.token ?? '' }),
      ...headers,
    },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const labelsOf = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
const callerOf = ({ userId }: Manager) => ({
  userId,
  roles: new Set<never>(),
  sessionFamily: 'f',
  language: 'nl' as const,
});

async function labels(query: Partial<Parameters<typeof loadCupCard>[1]>): Promise<string[]> {
  const request = { leagueId, weekId: 5, key, caller: null, language: 'nl' as const, ...query };
  return labelsOf(drawCard(createPen(await loadTypeface()), await loadCupCard(api.context, request)));
}

it('is a PNG of 1200 × 630 for members, which is not cached', async () => {
  const { status, headers, bytes } = await fetchPicture(`${leagueId}/5.png`, admin);
  expect([status, headers.get('content-type'), sizeOf(bytes)]).toEqual([200, 'image/png', [1200, 630]]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('is served with only the key, with an entity tag, until there is a new code', async () => {
  const path = `${leagueId}/5.png?key=${key}`;
  const first = await fetchPicture(path);
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^public/)]);
  const again = await fetchPicture(path, undefined, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const own = await fetchPicture(`${leagueId}/5.png`, admin);
  expect(own.headers.get('etag')).not.toBe(first.headers.get('etag'));
});

it('returns 404 for strangers, without a cup, and for a matchday without a round', async () => {
  for (const path of [`${leagueId}/5.png`, `${leagueId}/5.png?key=x`, '999999/5.png']) {
    expect([path, (await fetchPicture(path, stranger)).status]).toEqual([path, 404]);
    expect([path, (await fetchPicture(path)).status]).toEqual([path, 404]);
  }
  for (const path of [`${leagueId}/4.png`, `${leagueId}/7.png`, `${leagueId}/99.png`])
    expect([path, (await fetchPicture(path, admin)).status]).toEqual([path, 404]);
});

it('shows the ties, their points and no name of a manager', async () => {
  const texts = await labels({});
  expect(texts).toEqual(
    expect.arrayContaining([
      'Beker · De Kantine',
      'De Buitenspelval',
      'halve finales · speeldag 5 · EURO 2024',
    ]),
  );
  expect(texts.filter((label) => /^−?\d+,\d – −?\d+,\d$/.test(label))).toHaveLength(2);
  expect(texts.join(' ')).not.toContain('Lukaku');
  expect(await labels({ language: 'en' })).toContain('semi-finals · matchday 5 · EURO 2024');
});

it('shows the final before it is played, and its winner afterwards', async () => {
  expect(await labels({ weekId: 6 })).not.toContain('wint de beker');
  api.clock.set(AFTER_THE_FINAL);
  await settleDue(api.context);
  const after = await labels({ weekId: 6 });
  expect(after).toContain('wint de beker');
  expect(await labels({ weekId: 5 })).not.toContain('wint de beker');
});

it('marks the requesting user’s own tie', async () => {
  const card = await loadCupCard(api.context, {
    ...{ leagueId, weekId: 5, key: null, caller: callerOf(admin), language: 'nl' },
  });
  expect(card.lines.filter(({ own }) => own)).toHaveLength(1);
});

it('is the picture of the link that a member shares', async () => {
  const preview = (path: string) =>
    loadPreview(api.context, { path, language: 'nl', address: '198.51.100.1' });
  expect(await preview(`/leagues/${leagueId}?cup=5&key=${key}`)).toMatchObject({
    title: 'Beker · De Kantine',
    description: 'halve finales · speeldag 5',
    image: `/share/cup/${leagueId}/5.png?key=${key}&lang=nl`,
  });
  // Without the key the league is what everybody may know of it.
  expect((await preview(`/leagues/${leagueId}?cup=5`)).title).toBe('Doe mee met De Kantine');
});

it('equals the picture in the repository', async () => {
  const svg = drawCard(createPen(await loadTypeface()), CUP);
  const small = (png: Buffer) => sharp(png).resize(120, 63).removeAlpha().raw().toBuffer();
  const [now, reference] = await Promise.all([
    renderPicture(svg).then(small),
    sharp(readFileSync(join(__dirname, 'cup.reference.png')))
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]);
  const differing = now.filter((value, at) => Math.abs(value - (reference[at] ?? 0)) > 24).length;
  expect(now.length).toBe(reference.length);
  expect(differing / now.length).toBeLessThan(0.01);
});

const team = (teamId: number, teamName: string) => ({ teamId, teamName });
const tie = { winner: null, bye: false, own: false, homePoints: null, awayPoints: null };

const CUP: CupCard = {
  kind: 'cup',
  ...{ language: 'nl', competition: 'EURO 2024', look: PRODUCT_LOOK, weekId: 5 },
  ...{ leagueId: 3, name: 'De Kantine', ties: 8, winner: null },
  lines: [
    { ...tie, home: team(1, 'De Buitenspelval'), away: null, bye: true, winner: 'home' },
    {
      ...tie,
      home: team(2, 'Gouden Kroon'),
      away: team(3, 'Tielemans & Zonen'),
      homePoints: 61.5,
      awayPoints: 70,
      winner: 'away',
    },
    {
      ...tie,
      home: team(4, 'Kwaremont United'),
      away: team(5, 'Witte Ketels'),
      homePoints: 48,
      awayPoints: 44.5,
      own: true,
    },
    { ...tie, home: team(6, 'Een heel erg lange naam voor een ploeg'), away: team(7, 'FC Frituur') },
    { ...tie, home: team(8, 'Sporting Stamcafé'), away: null },
  ],
};
