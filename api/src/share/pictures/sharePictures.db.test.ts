import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { PRODUCT_LOOK } from '../../tournament/index.js';
import { loadPreview } from '../addresses/loadPreview.js';
import type { SquadCard } from '../cards/card.js';
import { drawCard } from '../cards/drawCard.js';
import { createPen } from '../drawing/pen.js';
import { loadTypeface } from '../drawing/typeface.js';
import { loadTeamCard } from '../load/loadTeamCard.js';
import { renderPicture } from './renderPicture.js';

const AFTER_THE_FIRST = '2024-06-19T08:00:00Z';
const NAME = 'Romelu Lukaku';

let api: TestApi;
let open: Manager;
let hidden: Manager;
let leagueId: number;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 10, weekId: 1, seed: 3 });
  const premium = { roles: ['premium' as const] };
  open = await manager(api, { teamName: 'De Buitenspelval', nameVisible: true }, premium);
  hidden = await manager(api, { teamName: 'Onbekend', nameVisible: false });
  const { body } = await open.client.post(`league/team/${open.teamId}`, { name: 'Kantoorliga', weekId: 1 });
  leagueId = body.league.id;
});
beforeEach(async () => {
  api.clock.set(AFTER_THE_FIRST);
  await settleDue(api.context);
});
afterAll(() => api.close());

interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

let addresses = 0;

/** Fetches from an address of its own, so that no test uses another one's limit. */
async function fetchPicture(path: string, init: RequestInit = {}): Promise<Fetched> {
  addresses += 1;
  const from = `198.51.100.${(addresses % 250) + 1}`;
  const response = await fetch(`${api.url}/share/${path}`, {
    ...init,
    headers: { 'x-forwarded-for': from, ...init.headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const as = ({ client }: Pick<Manager, 'client'>) => ({ headers: { authorization: client.token ?? '' } });

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => [
  png.subarray(1, 4).toString('latin1'),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

const codeOf = ({ bytes }: Fetched) => JSON.parse(bytes.toString('utf8')).error.code;

async function svgOf(query: Partial<Parameters<typeof loadTeamCard>[1]>): Promise<string> {
  const request = {
    teamId: open.teamId,
    weekId: 1,
    caller: null,
    language: 'nl' as const,
    asSquad: false,
    key: null,
  };
  return drawCard(createPen(await loadTypeface()), await loadTeamCard(api.context, { ...request, ...query }));
}

/** The texts of a picture, each of which is drawn as outlines. */
const labelsOf = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

const callerOf = ({ userId }: Manager) => ({
  userId,
  roles: new Set<never>(),
  sessionFamily: 'f',
  language: 'nl' as const,
});

describe('the picture of a team', () => {
  it('is a PNG of 1200 × 630 that any site may show', async () => {
    const { status, headers, bytes } = await fetchPicture(`team/${open.teamId}/1.png`);
    expect([status, headers.get('content-type'), sizeOf(bytes)]).toEqual([
      200,
      'image/png',
      ['PNG', 1200, 630],
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  });

  it('is 304 without a body for a matching entity tag, and HEAD has the same headers', async () => {
    const first = await fetchPicture(`team/${open.teamId}/1.png`);
    const etag = first.headers.get('etag') ?? '';
    const secondResponse = await fetchPicture(`team/${open.teamId}/1.png`, {
      headers: { 'if-none-match': etag },
    });
    expect([secondResponse.status, secondResponse.bytes.length, secondResponse.headers.get('etag')]).toEqual([
      304,
      0,
      etag,
    ]);
    const head = await fetchPicture(`team/${open.teamId}/1.png`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
      200,
      etag,
      String(first.bytes.length),
    ]);
  });

  it('differs by language and by content', async () => {
    const tags = await Promise.all(
      ['1.png', '1.png?lang=en', '1.png?card=squad'].map(async (rest) =>
        (await fetchPicture(`team/${open.teamId}/${rest}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect(labelsOf(await svgOf({}))).toContain('Speeldag 1');
    expect(labelsOf(await svgOf({ language: 'en' }))).toContain('Matchday 1');
  });

  it('changes its entity tag when the team is renamed', async () => {
    const before = await fetchPicture(`team/${open.teamId}/1.png`);
    await open.client.post(`team/${open.teamId}/name`, { teamName: 'De Nieuwe Naam' });
    const after = await fetchPicture(`team/${open.teamId}/1.png`);
    await open.client.post(`team/${open.teamId}/name`, { teamName: 'De Buitenspelval' });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it.each(['matchday', 'squad'])('of a %s names the manager only where the name is public', async (kind) => {
    const asSquad = kind === 'squad';
    expect(await svgOf({ asSquad })).toContain(NAME);
    expect(await svgOf({ asSquad, teamId: hidden.teamId })).not.toContain('Lukaku ·');
    const own = await svgOf({ asSquad, teamId: hidden.teamId, caller: callerOf(hidden) } as never);
    expect(own).not.toContain(NAME);
  });

  it('shows no line-up before its deadline, except to its owner', async () => {
    const path = `team/${open.teamId}/2.png`;
    for (const rest of ['', '?card=squad']) {
      const stranger = await fetchPicture(path + rest);
      expect([stranger.status, codeOf(stranger)]).toEqual([404, 'nothing-to-show-yet']);
      const other = await fetchPicture(path + rest, as(hidden));
      expect([other.status, codeOf(other)]).toEqual([404, 'nothing-to-show-yet']);
      const owner = await fetchPicture(path + rest, as(open));
      expect([owner.status, owner.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
  });

  it('has no more than the first line-up before the first deadline', async () => {
    api.clock.set(BEFORE_THE_START);
    const stranger = await fetchPicture(`team/${open.teamId}/1.png`);
    expect([stranger.status, codeOf(stranger)]).toEqual([404, 'nothing-to-show-yet']);
    expect(sizeOf((await fetchPicture(`team/${open.teamId}/1.png`, as(open))).bytes)[0]).toBe('PNG');
  });

  it.each([
    'team/999999/1.png',
    'team/0/1.png',
    'team/1/0.png',
    'team/x/1.png',
    'team/1/100.png',
    'team/1/1.gif',
    'fan/1/1.png',
  ])('is not found at %s', async (path) => {
    expect((await fetchPicture(path)).status).toBe(404);
  });

  it('is not found once the team is deleted', async () => {
    api.clock.set(BEFORE_THE_START);
    const deletedManager = await manager(api);
    expect((await deletedManager.client.delete(`team/${deletedManager.teamId}`)).status).toBe(200);
    expect((await fetchPicture(`team/${deletedManager.teamId}/1.png`)).status).toBe(404);
  });

  it('is refused with a time to retry to an address that fetches too many', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.200' } };
    const statuses = new Set<number>();
    let last: Fetched | undefined;
    for (let attempt = 0; attempt < 241; attempt += 1) {
      last = await fetchPicture('team/999999/1.png', from);
      statuses.add(last.status);
    }
    expect([...statuses]).toEqual([404, 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers other methods with 405', async () => {
    const { status, headers } = await fetchPicture('team/1/1.png', { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the picture of a league', () => {
  it('is the table for members, and is not cached', async () => {
    const { status, headers, bytes } = await fetchPicture(`league/${leagueId}/1.png`, as(open));
    expect([status, sizeOf(bytes), headers.get('cache-control')]).toEqual([
      200,
      ['PNG', 1200, 630],
      'private, no-store',
    ]);
  });

  it('is an invitation for strangers while the league can be found, and otherwise 404', async () => {
    await api.database.models.League.update({ findable: true }, { where: { id: leagueId } });
    const foundResponse = await fetchPicture(`league/${leagueId}/1.png`);
    const table = await fetchPicture(`league/${leagueId}/1.png`, as(open));
    expect(foundResponse.status).toBe(200);
    expect(foundResponse.headers.get('etag')).not.toBe(table.headers.get('etag'));
    await api.database.models.League.update({ findable: false }, { where: { id: leagueId } });
    for (const init of [{}, as(hidden), as(await signedIn(api))]) {
      const closed = await fetchPicture(`league/${leagueId}/1.png`, init);
      expect([closed.status, codeOf(closed)]).toEqual([404, 'not-found']);
    }
  });

  it('is the table without an own team for holders of the link, until there is a new code', async () => {
    const keyOf = async () => (await open.client.get(`league/${leagueId}`)).body.league.pictureKey;
    const key = await keyOf();
    const passedOn = await fetchPicture(`league/${leagueId}/1.png?key=${key}`);
    const own = await fetchPicture(`league/${leagueId}/1.png`, as(open));
    expect([passedOn.status, sizeOf(passedOn.bytes)]).toEqual([200, ['PNG', 1200, 630]]);
    expect(passedOn.headers.get('etag')).not.toBe(own.headers.get('etag'));
    await open.client.post(`league/${leagueId}/invite`, {});
    expect(await keyOf()).not.toBe(key);
    for (const wrong of [key, 'x', '']) {
      expect((await fetchPicture(`league/${leagueId}/1.png?key=${wrong}`)).status).toBe(404);
    }
  });

  it('is not found for a matchday without points or of no competition', async () => {
    const coming = await fetchPicture(`league/${leagueId}/2.png`, as(open));
    expect([coming.status, codeOf(coming)]).toEqual([404, 'nothing-to-show-yet']);
    expect(codeOf(await fetchPicture(`league/${leagueId}/9.png`, as(open)))).toBe('not-found');
  });
});

describe('the picture of the portal', () => {
  it.each(['', '?lang=en'])('is public%s', async (query) => {
    const { status, bytes, headers } = await fetchPicture(`portal.png${query}`);
    expect([status, sizeOf(bytes)]).toEqual([200, ['PNG', 1200, 630]]);
    expect(headers.get('cache-control')).toContain('public');
  });
});

describe('the picture of a player', () => {
  async function germanWithPoints(): Promise<number> {
    const { body } = await new TestClient(api.url).get('players');
    return body.players.find(
      ({ clubId, points }: { clubId: number; points: number }) => clubId === 1 && points > 0,
    ).id;
  }

  it('exists from the kick-off of his nation on, by the clock', async () => {
    const id = await germanWithPoints();
    expect(sizeOf((await fetchPicture(`player/${id}/1.png`)).bytes)).toEqual(['PNG', 1200, 630]);
    const coming = await fetchPicture(`player/${id}/2.png`);
    expect([coming.status, codeOf(coming)]).toEqual([404, 'nothing-to-show-yet']);
    api.clock.set(BEFORE_THE_START);
    expect(codeOf(await fetchPicture(`player/${id}/1.png`))).toBe('nothing-to-show-yet');
  });

  it('returns 404 for an unknown player', async () => {
    expect(codeOf(await fetchPicture('player/99999/1.png'))).toBe('not-found');
  });
});

describe('a drawing', () => {
  const HOSTILE = [
    '"><script>alert(1)</script>',
    '</g></svg><image href="file:///etc/passwd"/>',
    'שלום עולם',
    '👩‍👩‍👧‍👦🔥🔥🔥',
    '\u202egnihton\u202c \u0000\u0007',
    'W'.repeat(60),
    'Señor Čábráðí Łódź & Söhne ﷽',
    '',
  ];

  it.each(HOSTILE)('of a team called %j has ink and is a whole picture', async (teamName) => {
    const card = { ...SQUAD, kind: 'squad', teamName, manager: teamName, players: [] } as SquadCard;
    const svg = drawCard(createPen(await loadTypeface()), card);
    const shapes = svg.replaceAll(/aria-label="[^"<>]*"/g, '');
    expect(/<(script|image|text|foreignObject|use|style)\b|href=|on\w+=/.test(shapes)).toBe(false);
    expect(shapes.includes('script') || shapes.includes('passwd')).toBe(false);
    expect(sizeOf(await renderPicture(svg))).toEqual(['PNG', 1200, 630]);
  });

  it('of a team without drawable letters is its number', async () => {
    const card = { ...SQUAD, teamName: '🔥', players: [] } as SquadCard;
    expect(labelsOf(drawCard(createPen(await loadTypeface()), card))).toContain('Ploeg 12');
  });

  it('names the source of its statistics', async () => {
    expect(labelsOf(await svgOf({}))).toContain('Data: StatsBomb');
  });

  it('equals the picture in the repository', async () => {
    const svg = drawCard(createPen(await loadTypeface()), SQUAD);
    const small = (png: Buffer) => sharp(png).resize(120, 63).removeAlpha().raw().toBuffer();
    const file = join(__dirname, 'squad.reference.png');
    const [now, reference] = await Promise.all([
      renderPicture(svg).then(small),
      sharp(readFileSync(file)).removeAlpha().raw().toBuffer(),
    ]);
    const differing = now.filter((value, at) => Math.abs(value - (reference[at] ?? 0)) > 24).length;
    expect(now.length).toBe(reference.length);
    expect(differing / now.length).toBeLessThan(0.01);
  });
});

const player = (name: string, nation: string, positionId: number, shirt: number | null, armband = 0) => ({
  ...{ name, nation, positionId, shirt, armband },
  opponent: 'AUT (t)',
});

const SQUAD = {
  kind: 'squad',
  ...{ language: 'nl', competition: 'EURO 2024', look: PRODUCT_LOOK, weekId: 3 },
  ...{ teamId: 12, teamName: 'De Buitenspelval', manager: 'Lotte Vermeulen' },
  ...{ points: 130, rank: 4096, formation: '4-4-2' },
  players: [
    player('Rangnick', 'AUT', 0, null),
    player('Mamardashvili', 'GEO', 1, 25),
    player('Mittelstädt', 'GER', 2, 18),
    player('Gvardiol', 'CRO', 2, 4),
    player('Cucurella', 'ESP', 2, 24),
    player('Dumfries', 'NED', 2, 22),
    player('Musiala', 'GER', 3, 10),
    player('De Bruyne', 'BEL', 3, 7, 2),
    player('Kanté', 'FRA', 3, 13),
    player('Xhaka', 'SUI', 3, 10),
    player('Gakpo', 'NED', 4, 11, 1),
    player('Lukaku', 'BEL', 4, 10),
  ],
} as SquadCard;

describe('a line-up that its owner shares before the deadline', () => {
  const BEFORE_THE_SECOND = '2024-06-18T23:00:00Z';
  const shared = async ({ client, teamId }: Manager) => (await client.get(`team/${teamId}/share`)).body;

  beforeEach(() => api.clock.set(BEFORE_THE_SECOND));

  it('is a picture for holders of his link only', async () => {
    const { weekId, picture, page } = await shared(open);
    expect(weekId).toBe(2);
    const path = picture.replace('/share/', '');
    const { status, bytes } = await fetchPicture(path);
    expect([status, sizeOf(bytes)]).toEqual([200, ['PNG', 1200, 630]]);
    const key = new URL(page, api.url).searchParams.get('key') ?? '';
    for (const wrong of ['', 'abc', `${key.slice(1)}A`]) {
      const refusedResponse = await fetchPicture(path.replace(key, wrong));
      expect([refusedResponse.status, codeOf(refusedResponse)]).toEqual([404, 'nothing-to-show-yet']);
    }
  });

  it('gives access to no other matchday and no other team', async () => {
    const { picture } = await shared(open);
    const path = picture.replace('/share/', '');
    const later = await fetchPicture(path.replace('/2.png', '/3.png'));
    const other = await fetchPicture(path.replace(`team/${open.teamId}/`, `team/${hidden.teamId}/`));
    expect([codeOf(later), codeOf(other)]).toEqual(['nothing-to-show-yet', 'nothing-to-show-yet']);
  });

  it('is the picture of the shared page', async () => {
    const { page, picture } = await shared(open);
    const preview = await loadPreview(api.context, { path: page, language: 'nl', address: '198.51.100.1' });
    expect(preview.image).toBe(`${picture}&lang=nl`);
  });

  it('cannot be shared by other users', async () => {
    const { status, body } = await hidden.client.get(`team/${open.teamId}/share`);
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
    const unknown = await open.client.get('team/999999/share');
    expect(unknown.status).toBe(404);
  });

  it('omits the name of a manager who hides it', async () => {
    const { picture } = await shared(hidden);
    const key = new URL(picture, api.url).searchParams.get('key');
    const svg = await svgOf({ teamId: hidden.teamId, weekId: 2, asSquad: true, key });
    expect(labelsOf(svg).join(' ')).not.toContain('Lukaku');
  });
});
