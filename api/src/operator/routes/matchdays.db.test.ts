import { seedTeams } from '../../demo/seedTeams.js';
import { confirmWeek, matchdayDigest, settleDue } from '../../scoring/settlement/index.js';
import { AFTER_TWO, DESK_TEAMS, type Desk, OPENING, openDesk, reason } from '../../testing/desk.js';
import { readTournament } from '../../testing/importTournament.js';
import { BEFORE_THE_START } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';
import { createTestDatabase } from '../../testing/testDatabase.js';
import { importFeed } from '../../tournament/feed/importFeed.js';

/** After two matchdays of which nothing is settled; what a test does to them, the next one finds. */
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());

it('settles, confirms and reopens in order, and logs it', async () => {
  expect(await desk.change(2, 'confirm')).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'matchday-not-ready',
        details: { because: 'earlier-matchday-first', earlierWeekId: 1 },
      },
    },
  });
  const settleAnswer = await desk.change(1, 'settle');
  expect(settleAnswer.body.matchday).toMatchObject({
    weekId: 1,
    state: 'settled',
    teams: 60,
    finished: 12,
    matches: 12,
  });
  const confirmAnswer = await desk.change(1, 'confirm');
  expect(confirmAnswer.body.matchday).toMatchObject({
    state: 'confirmed',
    digest: await matchdayDigest(desk.api.context, 1, 1),
  });
  expect(await desk.change(2, 'reopen')).toMatchObject({ status: 409, body: refusal('matchday-not-ready') });
  expect((await desk.change(1, 'reopen')).body.matchday.state).toBe('settled');
  // Nobody confirms it by himself now.
  await settleDue(desk.api.context);
  const [first, second, third] = await desk.matchdays();
  expect([first?.state, second?.state, third?.state]).toEqual(['settled', 'settled', 'open']);
  expect(await desk.change(3, 'settle')).toMatchObject({
    status: 409,
    body: { error: { details: { because: 'deadline-to-come' } } },
  });
  expect((await desk.change(9, 'settle')).status).toBe(404);
  expect((await desk.change(1, 'confirm', { reason: ' ' })).status).toBe(400);
  expect(await desk.audited()).toEqual([
    ['matchday.reopened', 'matchday 1'],
    ['matchday.confirmed', 'matchday 1'],
    ['matchday.settled', 'matchday 1'],
  ]);
});

it('two operators who confirm at once both get it confirmed, and so does the job', async () => {
  const before = await desk.audited();
  const [a, b] = await Promise.all([
    desk.change(1, 'confirm'),
    desk.change(1, 'confirm'),
    settleDue(desk.api.context),
  ]);
  for (const answer of [a, b]) {
    expect([answer.status, answer.body.matchday?.state]).toEqual([200, 'confirmed']);
  }
  const twice = ['matchday.confirmed', 'matchday 1'];
  expect(await desk.audited()).toEqual([twice, twice, ...before]);
});

it('counts a correction exactly like a corrected feed, leaves confirmed points unchanged, and survives an import', async () => {
  await settleDue(desk.api.context);
  await confirmWeek(desk.api.context, 2);
  const before = await desk.matchdays();
  const { playerId, goals } = await desk.scorer();
  const { body, status } = await desk.correct({ playerId, field: 'goals', value: goals + 2 });
  expect(status).toBe(200);
  expect(body.correction).toMatchObject({ weekId: 1, playerId, from: goals, to: goals + 2, reason });
  const after = await desk.matchdays();
  expect(after.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'confirmed']);
  expect(after[0]?.digest).not.toBe(before[0]?.digest);
  expect(after[1]?.digest).toBe(before[1]?.digest);

  const feed = await readTournament();
  const stats = feed.stats.map((stat) =>
    stat.matchId === OPENING && stat.playerId === playerId ? { ...stat, goals: goals + 2 } : stat,
  );
  const other = { ...(await createTestDatabase()), clock: desk.api.clock };
  try {
    desk.api.clock.set(BEFORE_THE_START);
    await importFeed(other, desk.api.clock, { ...feed, stats });
    await seedTeams(other, DESK_TEAMS);
    desk.api.clock.set(AFTER_TWO);
    await settleDue(other);
    for (const weekId of [1, 2])
      expect(await matchdayDigest(other, 1, weekId)).toBe(await matchdayDigest(desk.api.context, 1, weekId));
    const [ourMatch, otherMatch] = await Promise.all(
      [desk.api.database, other].map(({ models }) => models.Match.findByPk(OPENING, { raw: true })),
    );
    expect(ourMatch?.statsHash).toBe(otherMatch?.statsHash);
  } finally {
    await other.drop();
  }

  const secondResult = await importFeed(desk.api.database, desk.api.clock, feed);
  expect(secondResult.ok && [secondResult.report.changes, secondResult.report.warnings]).toEqual([
    0,
    feed.warnings,
  ]);
  expect((await settleDue(desk.api.context)).reports).toEqual([]);
  const read = await desk.operator.client.get(`player/${playerId}`);
  expect(read.status).toBe(200);
});
