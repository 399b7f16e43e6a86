import { confirmWeek, settleDue } from '../../scoring/settlement/index.js';
import { type Desk, OPENING, openDesk, reason } from '../../testing/desk.js';
import { readTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import type { FeedMatch } from '../../tournament/feed/feed.js';
import { importFeed } from '../../tournament/feed/importFeed.js';
import { refreshSnapshot } from '../../tournament/snapshot/index.js';

/** Scotland–Hungary, of matchday 3, which it opens together with another match. */
const MATCH = 26;
const LAST_OF_THREE = 36;

let desk: Desk;
let fan: Person;
beforeEach(async () => {
  desk = await openDesk();
  fan = await signedIn(desk.api);
});
afterEach(() => desk.api.close());

const edit = (set: object, { id = MATCH, ...choices }: { id?: number; isDryRun?: boolean } = {}) =>
  desk.operator.client.post(`admin/matches/${id}/fixture`, { set, reason, ...choices });
const deadline = (weekId: number, deadlineDate: string, choices: object = {}) =>
  desk.operator.client.post(`admin/matchdays/${weekId}/deadline`, { deadlineDate, reason, ...choices });
const takeBack = (id: number, choices: object = {}) =>
  desk.operator.client.post(`admin/fixtures/${id}/take-back`, { reason, ...choices });
const edits = async () => (await desk.operator.client.get('admin/fixtures')).body.edits;

async function seen(id = MATCH) {
  await refreshSnapshot(desk.api.context);
  return (await fan.client.get(`match/${id}`)).body.match;
}

async function deadlineOf(weekId: number): Promise<string> {
  return (await desk.matchdays()).find((one) => one.weekId === weekId)?.deadlineDate ?? '';
}

/** Imports the tournament with something else of one match. */
async function importWith(part: Partial<FeedMatch>, id = MATCH) {
  const feed = await readTournament();
  const matches = feed.matches.map((match) => (match.id === id ? { ...match, ...part } : match));
  const stats = part.homeScore === null ? feed.stats.filter(({ matchId }) => matchId !== id) : feed.stats;
  const result = await importFeed(desk.api.database, desk.api.clock, { ...feed, matches, stats });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.report;
}

const NOT_PLAYED = { homeScore: null, awayScore: null, isFinal: false };

it('a match is postponed against the feed, until the feed says so too', async () => {
  const dry = await edit({ state: 'postponed' }, { isDryRun: true });
  expect(dry.body).toMatchObject({ edit: null, report: { moves: [expect.stringContaining('SCO–HUN')] } });
  expect((await seen()).state).toBeUndefined();
  const { status, body } = await edit({ state: 'postponed' });
  expect([status, body.edit]).toEqual([
    200,
    expect.objectContaining({
      ...{ matchId: MATCH, weekId: 3, set: { state: 'postponed' }, feed: { state: 'scheduled' }, reason },
      endedAt: null,
    }),
  ]);
  expect(await seen()).toMatchObject({ state: 'postponed' });
  const kept = await importWith({ venue: 'Hampden Park' });
  expect(kept.warnings).toContain('Match 26 stays as an operator set it: state postponed (the feed says –).');
  expect(await seen()).toMatchObject({ state: 'postponed', venue: 'Hampden Park' });
  const agreed = await importWith({ ...NOT_PLAYED, state: 'postponed' });
  expect(agreed.warnings).toContain('Match 26: the feed says the same; the edit ended.');
  expect((await edits())[0].endedAt).toEqual(expect.any(String));
  expect((await desk.audited()).slice(0, 2)).toEqual([
    ['fixture.ended', 'match 26'],
    ['fixture.edited', 'match 26'],
  ]);
});

it('a postponed match is the feed’s again once the feed has another date', async () => {
  await edit({ state: 'postponed' });
  const kickoffAt = Date.parse('2024-06-24T16:00:00Z');
  const { warnings } = await importWith({ kickoffAt, finishedAt: kickoffAt + 115 * 60_000 });
  expect(warnings).toContain('Match 26: the feed has a date or a result; the edit ended.');
  expect(await seen()).toMatchObject({ date: '2024-06-24T16:00:00.000Z' });
});

it('a kick-off beyond the next deadline moves the match to the next matchday; a second edit adds to the first', async () => {
  const date = '2024-06-30T13:00:00.000Z';
  const { body } = await edit({ kickoffDate: date }, { id: LAST_OF_THREE });
  expect(body.report.moves).toEqual([expect.stringContaining('counts in matchday 4 (was 3)')]);
  expect(await seen(LAST_OF_THREE)).toMatchObject({ weekId: 4, date });
  const second = await edit({ venue: 'Letzigrund', city: 'Zürich' }, { id: LAST_OF_THREE });
  expect(second.body.edit.set).toEqual({ kickoffDate: date, venue: 'Letzigrund', city: 'Zürich' });
  const [now, before] = await edits();
  expect([now.endedAt, before.endedAt]).toEqual([null, expect.any(String)]);
  expect((await edit({ city: 'Zürich' }, { id: LAST_OF_THREE })).status).toBe(422);
  expect((await takeBack(now.id)).status).toBe(200);
  expect(await seen(LAST_OF_THREE)).toMatchObject({ weekId: 3, date: '2024-06-26T19:00:00.000Z' });
  expect((await takeBack(now.id)).status).toBe(404);
});

it('what closes a matchday within the hour is accepted explicitly, and a closed one does not move', async () => {
  const soon = { kickoffDate: '2024-06-22T21:30:00.000Z' };
  const dry = await edit(soon, { isDryRun: true });
  expect(dry.body.report.closes).toEqual([
    { weekId: 3, from: '2024-06-23T19:00:00.000Z', to: soon.kickoffDate },
  ]);
  const refused = await edit(soon);
  expect([refused.status, refused.body.error.code]).toEqual([422, 'correction-invalid']);
  expect(await edits()).toEqual([]);
  const body = { set: soon, reason, closes: true };
  expect((await desk.operator.client.post(`admin/matches/${MATCH}/fixture`, body)).status).toBe(200);
  expect(await deadlineOf(3)).toBe(soon.kickoffDate);
  expect((await deadline(2, '2024-06-23T12:00:00.000Z')).body.error.details.problem).toContain('closed at');
});

it('a deadline holds against the feed until the feed has it', async () => {
  const earlier = '2024-06-23T16:00:00.000Z';
  const late = await deadline(3, '2024-06-24T19:30:00.000Z');
  expect(late.body.error.details.problem).toContain('kicks off before it');
  const { body } = await deadline(3, earlier);
  expect(body.edit).toMatchObject({
    ...{ matchId: null, weekId: 3, set: { deadlineDate: earlier } },
    feed: { deadlineDate: '2024-06-23T19:00:00.000Z' },
  });
  expect((await importWith({})).warnings).toEqual([
    'Matchday 3 closes at 2024-06-23T16:00:00Z, as an operator set it; the feed says 2024-06-23T19:00:00Z.',
  ]);
  expect(await deadlineOf(3)).toBe(earlier);
  await takeBack(body.edit.id);
  expect(await deadlineOf(3)).toBe('2024-06-23T19:00:00.000Z');
  await deadline(3, earlier);
  const kickoffAt = Date.parse(earlier);
  await importWith({ kickoffAt, finishedAt: kickoffAt + 115 * 60_000 });
  expect((await edits()).every(({ endedAt }: { endedAt: string | null }) => endedAt !== null)).toBe(true);
});

it('an annulled match gives nobody points, and has its statistics and corrections back with the feed’s state', async () => {
  const { MatchStat } = desk.api.database.models;
  const rows = () => MatchStat.findAll({ where: { matchId: OPENING }, order: ['playerId'], raw: true });
  const { playerId } = await desk.scorer();
  await settleDue(desk.api.context);
  await desk.correct({ playerId, field: 'saves', value: 2 });
  const before = await rows();
  const dry = await edit({ state: 'annulled' }, { id: OPENING, isDryRun: true });
  expect(dry.body.report).toMatchObject({ toSettleAgain: [1, 2], teams: { of: 60 } });
  expect(dry.body.report.teams.teams).toBeGreaterThan(0);
  const { body } = await edit({ state: 'annulled' }, { id: OPENING });
  expect([await rows(), (await seen(OPENING)).state]).toEqual([[], 'annulled']);
  await importWith({});
  expect(await rows()).toEqual([]);
  await takeBack(body.edit.id);
  expect(await rows()).toEqual(before);
});

it('a match is awarded with a score, which only such a match has', async () => {
  expect((await edit({ state: 'awarded' })).body.error.details.problem).toBe('An awarded match has a score.');
  expect((await edit({ homeScore: 3, awayScore: 0 })).status).toBe(422);
  expect((await edit({ state: 'awarded', homeScore: 3, awayScore: 0 })).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'awarded', homeScore: 3, awayScore: 0 });
});

it('what takes a confirmation back is accepted explicitly, and names the matchdays', async () => {
  await importWith(NOT_PLAYED, OPENING);
  const { body } = await edit({ state: 'cancelled' }, { id: OPENING });
  await settleDue(desk.api.context);
  await confirmWeek(desk.api.context, 1);
  const dry = await takeBack(body.edit.id, { isDryRun: true });
  expect(dry.body.report.reopens).toEqual([1, 2]);
  expect((await takeBack(body.edit.id)).status).toBe(422);
  expect((await takeBack(body.edit.id, { reopens: true })).status).toBe(200);
});

it('refuses an unknown match, impossible values, and everybody but operators', async () => {
  expect((await edit({ venue: 'x' }, { id: 9_999 })).status).toBe(404);
  expect((await deadline(9, '2024-06-23T16:00:00.000Z')).status).toBe(404);
  for (const set of [{ kickoffDate: 'morgen' }, { state: 'lost' }, { venue: 'x'.repeat(121) }])
    expect((await edit(set)).status).toBe(400);
  const early = await edit({ kickoffDate: '2024-06-24T19:00:00.000Z' }, { id: 37 });
  expect(early.body.error.details.problem).toBe('Match 37: This is after the kick-off.');
  expect((await fan.client.get('admin/fixtures')).status).toBe(403);
  expect((await fan.client.post('admin/fixtures/1/take-back', { reason })).status).toBe(403);
});
