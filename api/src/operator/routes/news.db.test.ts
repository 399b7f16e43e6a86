import { type Desk, openDesk, reason } from '../../testing/desk.js';
import { readTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { importFeed } from '../../tournament/feed/importFeed.js';

const MUSIALA = 110;
const KNEE = { kind: 'injured', nl: 'knie', en: null, source: 'Kicker' };

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());

const write = (news: object | null, playerId = MUSIALA) =>
  desk.operator.client.post('admin/news', { playerId, news, reason });

async function newsNow() {
  const { body } = await desk.operator.client.get('players');
  return body.players.find(({ id }: { id: number }) => id === MUSIALA)?.news;
}

/** Imports the tournament with other news of him. */
async function importWith(news: object) {
  const feed = await readTournament();
  const players = feed.players.map((player) => (player.id === MUSIALA ? { ...player, ...news } : player));
  const result = await importFeed(desk.api.database, desk.api.clock, { ...feed, players });
  return result.ok ? result.report.warnings.join('\n') : '';
}

it('shows what an operator wrote as the feed’s, until the feed has other news', async () => {
  const { status, body } = await write(KNEE);
  expect([status, body.edit]).toEqual([
    200,
    expect.objectContaining({ playerId: MUSIALA, from: null, news: KNEE, reason, endedAt: null }),
  ]);
  expect(await newsNow()).toMatchObject(KNEE);
  expect(await importWith({})).not.toContain('edited');
  expect(await newsNow()).toMatchObject(KNEE);
  const twitter = { news: 'doubtful', newsNl: 'traint', newsSource: 'DFB', newsAt: Date.parse(body.edit.at) };
  expect(await importWith(twitter)).toContain('the feed has other news, so the edited one ended');
  expect(await newsNow()).toMatchObject({ kind: 'doubtful', nl: 'traint', source: 'DFB' });
  const { edits } = (await desk.operator.client.get('admin/news')).body;
  expect(edits[0].endedAt).toEqual(expect.any(String));
  expect((await desk.audited()).slice(0, 2)).toEqual([
    ['player.news-ended', `player ${MUSIALA}`],
    ['player.news-edited', `player ${MUSIALA}`],
  ]);
});

it('takes the feed’s news away, and keeps it away while the feed repeats it', async () => {
  const news = { news: 'banned', newsNl: null, newsSource: 'UEFA', newsAt: 0 };
  await importWith(news);
  expect((await write(KNEE)).status).toBe(200);
  expect((await write(null)).body.edit).toMatchObject({ from: 'injured', news: null });
  await importWith(news);
  expect(await newsNow()).toBeUndefined();
  const { edits } = (await desk.operator.client.get('admin/news')).body;
  expect(edits.map(({ endedAt }: { endedAt: string | null }) => endedAt === null).slice(0, 2)).toEqual([
    true,
    false,
  ]);
});

it('refuses what he has already, an unknown player, and invalid news', async () => {
  await write(KNEE);
  const again = await write({ ...KNEE, en: '' });
  expect([again.status, again.body.error.code]).toEqual([422, 'correction-invalid']);
  expect((await write(KNEE, 999_999)).status).toBe(404);
  for (const part of [{ kind: 'tired' }, { source: ' ' }, { nl: 'x'.repeat(81) }])
    expect((await write({ ...KNEE, ...part })).status).toBe(400);
});

it('is for operators', async () => {
  const { client } = await signedIn(desk.api, { roles: ['support'] });
  expect((await client.get('admin/news')).status).toBe(403);
  expect((await client.post('admin/news', { playerId: MUSIALA, news: null, reason })).status).toBe(403);
});
