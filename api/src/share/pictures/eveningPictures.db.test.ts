import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import type { MovesCard, WinnerCard } from '../cards/card.js';
import { drawCard } from '../cards/drawCard.js';
import { createPen } from '../drawing/pen.js';
import { loadTypeface } from '../drawing/typeface.js';
import { EVENING_CARDS, type EveningKind, loadEveningCard } from '../load/loadEveningCard.js';

const AFTER_THE_SECOND = '2024-06-23T08:00:00Z';
const BEFORE_THE_SECOND = '2024-06-19T08:00:00Z';

let api: TestApi;
let admin: Manager;
let stranger: Manager;
let leagueId: number;
let key: string;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 12, weekId: 1, seed: 3 });
  api.clock.set(BEFORE_THE_START);
  const { models } = api.database;
  const seeded = await models.Team.findAll({ attributes: ['id'], raw: true });
  admin = await manager(api, { teamName: 'De Buitenspelval' }, { roles: ['premium'] });
  stranger = await manager(api);
  const { body } = await admin.client.post(`league/team/${admin.teamId}`, {
    name: 'De Kantine',
    findable: true,
  });
  ({ id: leagueId, pictureKey: key } = body.league);
  await models.LeagueMember.bulkCreate(seeded.map(({ id: teamId }) => ({ leagueId, teamId, joinedAt: 0 })));
});
beforeEach(async () => {
  api.clock.set(AFTER_THE_SECOND);
  await settleDue(api.context);
});
afterAll(() => api.close());

let addresses = 0;

/** From an address of its own, so that no test uses another one's limit. */
async function fetchPicture(path: string, by?: Manager, headers: Record<string, string> = {}) {
  addresses += 1;
  const response = await fetch(`${api.url}/share/league/${path}`, {
    headers: {
      'x-forwarded-for': `198.51.100.${addresses}`,
      ...(by && { authorization: by.client.token ?? '' }),
      ...headers,
    },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const request = (evening: EveningKind) => ({
  ...{ evening, leagueId, weekId: 2, key, caller: null, language: 'nl' as const },
});
const load = (evening: EveningKind) => loadEveningCard(api.context, request(evening));

async function labels(evening: EveningKind, language: 'nl' | 'en' = 'nl'): Promise<string[]> {
  const card = await loadEveningCard(api.context, { ...request(evening), language });
  const svg = drawCard(createPen(await loadTypeface()), card);
  return [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
}

const tableOf = async (weekId: number) =>
  (await admin.client.get(`league/${leagueId}?weekId=${weekId}&pageRecords=50`)).body.result.data;

describe.each(EVENING_CARDS)('the picture %s of a league’s evening', (evening) => {
  it('is a PNG of 1200 × 630 for members, and with the key, with an entity tag', async () => {
    const own = await fetchPicture(`${leagueId}/2.png?card=${evening}`, admin);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect([own.bytes.readUInt32BE(16), own.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const path = `${leagueId}/2.png?card=${evening}&key=${key}`;
    const shared = await fetchPicture(path);
    const tag = shared.headers.get('etag') ?? '';
    expect([shared.status, shared.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public/),
    ]);
    expect((await fetchPicture(path, undefined, { 'if-none-match': tag })).status).toBe(304);
  });

  it('is 404 for others, although the league can be found, and while there are no points', async () => {
    for (const path of [`${leagueId}/2.png?card=${evening}`, `999999/2.png?card=${evening}`]) {
      expect((await fetchPicture(path)).status).toBe(404);
      expect((await fetchPicture(path, stranger)).status).toBe(404);
    }
    expect((await fetchPicture(`${leagueId}/2.png?card=${evening}&key=x`)).status).toBe(404);
    expect((await fetchPicture(`${leagueId}/3.png?card=${evening}&key=${key}`)).status).toBe(404);
  });
});

it('names the best team of the matchday, with the points that the league has, and its best players', async () => {
  const [first] = await tableOf(2);
  const card = (await load('winner')) as WinnerCard;
  expect(card).toMatchObject({ teamName: first.team.name, points: first.points, provisional: false });
  expect(card.best).toHaveLength(3);
  expect(await labels('winner')).toContain('Wint speeldag 2');
  expect(await labels('winner', 'en')).toContain('Wins matchday 2');
});

it('has who won and lost the most places, and nobody in the first matchday', async () => {
  const moves = (await tableOf(-1)).map(({ move }: { move: number }) => move);
  const card = (await load('moves')) as MovesCard;
  expect([card.riser?.move, card.faller?.move]).toEqual([Math.max(...moves), Math.min(...moves)]);
  api.clock.set(BEFORE_THE_SECOND);
  const first = await loadEveningCard(api.context, { ...request('moves'), weekId: 1 });
  expect(first).toMatchObject({ riser: null, faller: null });
});

it('has the captain of most teams, and the costliest bench', async () => {
  const rows = await tableOf(2);
  const names: string[] = rows.map(({ captain }: { captain: { short: string } }) => captain.short);
  const countOf = (name: string) => names.filter((one) => one === name).length;
  const benches = await Promise.all(
    rows.map(async ({ team }: { team: { id: number } }) => {
      const { body } = await admin.client.get(`team/${team.id}/points/2`);
      return body.benchPoints;
    }),
  );
  expect(await load('captain')).toMatchObject({
    captain: { count: Math.max(...names.map(countOf)), teams: 13 },
    bench: { points: Math.max(...benches) },
  });
});

it('has no markup of a name', async () => {
  await api.database.models.Team.update({ name: '<b>&"' }, { where: {} });
  for (const evening of EVENING_CARDS) {
    const svg = drawCard(createPen(await loadTypeface()), await load(evening));
    expect(svg).not.toContain('<b>');
  }
});
