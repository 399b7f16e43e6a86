import { settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { loadPreview } from '../addresses/loadPreview.js';
import { drawCard } from '../cards/drawCard.js';
import { createPen } from '../drawing/pen.js';
import { loadTypeface } from '../drawing/typeface.js';
import { loadRecapCard } from '../load/loadRecapCard.js';

const AFTER_THE_FINAL = '2024-07-16T12:00:00Z';
const NAME = 'Romelu Lukaku';

let api: TestApi;
let open: Manager;
let hidden: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  open = await manager(api, { teamName: 'De Buitenspelval', nameVisible: true });
  hidden = await manager(api, { teamName: 'Onbekend', nameVisible: false });
  api.clock.set(AFTER_THE_FINAL);
  for (const week of [1, 2, 3, 4, 5, 6]) await settleWeek(api.context, week, { state: 'confirmed' });
  await settleWeek(api.context, 7);
});
afterAll(() => api.close());

async function fetchPicture(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${api.url}/share/recap/${path}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const codeOf = ({ bytes }: { readonly bytes: Buffer }) => JSON.parse(bytes.toString('utf8')).error.code;

/** The texts of the picture, each of which is drawn as outlines. */
async function labelsOf({ teamId }: Manager, language: 'nl' | 'en' = 'nl'): Promise<readonly string[]> {
  const card = await loadRecapCard(api.context, { teamId, caller: null, language });
  const svg = drawCard(createPen(await loadTypeface()), card);
  return [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
}

it('waits for the last matchday to be definitive, also for the owner', async () => {
  const own = { authorization: open.client.token ?? '' };
  for (const headers of [{}, own]) {
    const picture = await fetchPicture(`${open.teamId}.png`, headers);
    expect([picture.status, codeOf(picture)]).toEqual([404, 'nothing-to-show-yet']);
  }
  const path = `/recap/${open.teamId}`;
  const preview = await loadPreview(api.context, { path, language: 'nl', address: '198.51.100.1' });
  expect(preview.image).toBe(`/share/team/${open.teamId}/7.png?lang=nl`);
});

describe('the picture of a whole tournament', () => {
  beforeAll(() => settleWeek(api.context, 7, { state: 'confirmed' }));

  it('is a PNG of 1200 × 630 that any site may show, and 304 for a matching entity tag', async () => {
    const { status, headers, bytes } = await fetchPicture(`${open.teamId}.png`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    const etag = headers.get('etag') ?? '';
    const again = await fetchPicture(`${open.teamId}.png`, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const english = await fetchPicture(`${open.teamId}.png?lang=en`);
    expect(english.headers.get('etag')).not.toBe(etag);
  });

  it('has the content of the recap', async () => {
    const { body } = await open.client.get(`team/${open.teamId}/recap`);
    const last = body.weekStat.at(-1);
    const labels = await labelsOf(open);
    const written = (points: number) =>
      new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 1 }).format(points);
    const [whole, decimal] = written(last.generalPoints).split(/(?=,)/);
    expect(labels).toEqual(
      expect.arrayContaining([
        'Alle speeldagen',
        'EURO 2024',
        whole,
        decimal,
        `${last.generalRank}e`,
        written(body.bestWeek.points),
        `beste speeldag (${body.bestWeek.weekId})`,
        ...body.players.slice(0, 3).map(({ points }: { readonly points: number }) => written(points)),
        'De Buitenspelval',
      ]),
    );
    expect(await labelsOf(open, 'en')).toContain('All matchdays');
  });

  it('names the manager only where the name is public', async () => {
    expect(await labelsOf(open)).toContain(NAME);
    expect((await labelsOf(hidden)).join(' ')).not.toContain('Lukaku ');
    expect(await labelsOf(hidden)).not.toContain(NAME);
  });

  it('is the picture of the page, for crawlers', async () => {
    const path = `/recap/${open.teamId}`;
    const preview = await loadPreview(api.context, { path, language: 'en', address: '198.51.100.1' });
    expect(preview).toMatchObject({
      title: 'De Buitenspelval',
      path,
      image: `/share/recap/${open.teamId}.png?lang=en`,
    });
  });

  it.each(['999999.png', '0.png', 'x.png', '1/1.png', '1.gif'])('is not found at %s', async (path) => {
    expect((await fetchPicture(path)).status).toBe(404);
  });
});
