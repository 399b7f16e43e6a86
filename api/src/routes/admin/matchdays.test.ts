import { seedTeams } from '../../demo/seedTeams.js';
import { importFeed } from '../../feed/importFeed.js';
import { confirmWeek, matchdayDigest, settleDue } from '../../settlement/index.js';
import { importTournament, readTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';
import { createTestDatabase } from '../../testing/testDatabase.js';

const AFTER_TWO = '2024-06-22T21:00:00Z';
const TEAMS = { teams: 60, weekId: 1, seed: 7 };
/** Germany–Scotland, 5–1. */
const OPENING = 1;
const reason = 'Verslag van de UEFA';

let api: TestApi;
let operator: Person;
beforeEach(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, TEAMS);
  operator = await signedIn(api, { roles: ['operator'] });
  api.clock.set(AFTER_TWO);
});
afterEach(() => api.close());

function change(weekId: number, verb: 'settle' | 'confirm' | 'reopen', body: object = { reason }) {
  return operator.client.post(`admin/matchdays/${weekId}/${verb}`, body);
}

async function matchdays() {
  return (await operator.client.get('admin/overview')).body.matchdays;
}

async function audited(): Promise<[string, string][]> {
  const { body } = await operator.client.get('admin/audit?pageRecords=100');
  return body.entries.map(({ action, subject }: Record<string, string>) => [action, subject]);
}

function correct(body: object) {
  return operator.client.post('admin/corrections', { matchId: OPENING, reason, ...body });
}

/** Somebody of the opening match whom most teams have among their starters, with his row. */
async function scorer() {
  const { MatchStat, TeamLineup } = api.database.models;
  const rows = await MatchStat.findAll({ where: { matchId: OPENING }, order: ['playerId'], raw: true });
  const lineups = await TeamLineup.findAll({ where: { weekId: 1 }, raw: true });
  const starters = lineups.flatMap(({ starting }) => starting.split(',').map(Number));
  const teams = (playerId: number) => starters.filter((id) => id === playerId).length;
  const [row] = rows
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => teams(b.playerId) - teams(a.playerId));
  if (!row || teams(row.playerId) === 0) throw new Error('Nobody has a player of the opening match.');
  return row;
}

it('settles, confirms and reopens in order, on the record', async () => {
  expect(await change(2, 'confirm')).toMatchObject({
    status: 409,
    body: {
      error: { code: 'matchday-not-ready', details: { because: 'earlier-matchday-first', earlierWeekId: 1 } },
    },
  });
  const settled = await change(1, 'settle');
  expect(settled.body.matchday).toMatchObject({
    weekId: 1,
    state: 'settled',
    teams: 60,
    finished: 12,
    matches: 12,
  });
  const confirmed = await change(1, 'confirm');
  expect(confirmed.body.matchday).toMatchObject({
    state: 'confirmed',
    digest: await matchdayDigest(api.context, 1, 1),
  });
  expect(await change(2, 'reopen')).toMatchObject({ status: 409, body: refusal('matchday-not-ready') });
  expect((await change(1, 'reopen')).body.matchday.state).toBe('settled');
  // Nobody confirms it by himself now.
  await settleDue(api.context);
  const [first, second, third] = await matchdays();
  expect([first.state, second.state, third.state]).toEqual(['settled', 'settled', 'open']);
  expect(await change(3, 'settle')).toMatchObject({
    status: 409,
    body: { error: { details: { because: 'deadline-to-come' } } },
  });
  expect((await change(9, 'settle')).status).toBe(404);
  expect((await change(1, 'confirm', { reason: ' ' })).status).toBe(400);
  expect(await audited()).toEqual([
    ['matchday.reopened', 'matchday 1'],
    ['matchday.confirmed', 'matchday 1'],
    ['matchday.settled', 'matchday 1'],
  ]);
});

it('two operators who confirm at once both see it confirmed, and so does the job that settles by itself', async () => {
  const [a, b] = await Promise.all([change(1, 'confirm'), change(1, 'confirm'), settleDue(api.context)]);
  for (const answer of [a, b]) {
    expect([answer.status, answer.body.matchday?.state]).toEqual([200, 'confirmed']);
  }
  expect((await audited()).filter(([action]) => action === 'matchday.confirmed')).toHaveLength(2);
});

it('counts a correction exactly as a corrected feed, keeps confirmed what was, and outlives an import', async () => {
  await settleDue(api.context);
  await confirmWeek(api.context, 2);
  const before = await matchdays();
  const { playerId, goals } = await scorer();
  const { body, status } = await correct({ playerId, field: 'goals', value: goals + 2 });
  expect(status).toBe(200);
  expect(body.correction).toMatchObject({ weekId: 1, playerId, from: goals, to: goals + 2, reason });
  const after = await matchdays();
  expect(after.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'confirmed']);
  expect(after[0].digest).not.toBe(before[0].digest);
  expect(after[1].digest).toBe(before[1].digest);

  const feed = await readTournament();
  const stats = feed.stats.map((stat) =>
    stat.matchId === OPENING && stat.playerId === playerId ? { ...stat, goals: goals + 2 } : stat,
  );
  const other = { ...(await createTestDatabase()), clock: api.clock };
  try {
    api.clock.set('2024-06-13T12:00:00Z');
    await importFeed(other, api.clock, { ...feed, stats });
    await seedTeams(other, TEAMS);
    api.clock.set(AFTER_TWO);
    await settleDue(other);
    for (const weekId of [1, 2])
      expect(await matchdayDigest(other, 1, weekId)).toBe(await matchdayDigest(api.context, 1, weekId));
    const [ours, theirs] = await Promise.all(
      [api.database, other].map(({ models }) => models.Match.findByPk(OPENING, { raw: true })),
    );
    expect(ours?.statsHash).toBe(theirs?.statsHash);
  } finally {
    await other.drop();
  }

  const again = await importFeed(api.database, api.clock, feed);
  expect(again.ok && [again.report.changes, again.report.warnings]).toEqual([0, feed.warnings]);
  expect((await settleDue(api.context)).settled).toEqual([]);
  const read = await operator.client.get(`player/${playerId}`);
  expect(read.status).toBe(200);
});

it('a feed that tells another figure than the one that was corrected knows better', async () => {
  const { playerId, saves } = await scorer();
  await correct({ playerId, field: 'saves', value: saves + 1 });
  await correct({ playerId, field: 'saves', value: saves + 4 });
  const feed = await readTournament();
  const telling = (told: number) => ({
    ...feed,
    stats: feed.stats.map((stat) =>
      stat.matchId === OPENING && stat.playerId === playerId ? { ...stat, saves: told } : stat,
    ),
  });
  const savesNow = async () =>
    (await api.database.models.MatchStat.findOne({ where: { matchId: OPENING, playerId }, raw: true }))
      ?.saves;
  await importFeed(api.database, api.clock, telling(saves));
  expect(await savesNow()).toBe(saves + 4);
  const overtaken = await importFeed(api.database, api.clock, telling(saves + 2));
  expect(await savesNow()).toBe(saves + 2);
  expect(overtaken.ok && overtaken.report.warnings.join('\n')).toMatch(/saves: the feed tells .* ended\./);
  await importFeed(api.database, api.clock, telling(saves));
  expect(await savesNow()).toBe(saves);
  const { body } = await operator.client.get('admin/corrections');
  const ended = expect.any(String);
  expect(body.corrections).toEqual([
    expect.objectContaining({ from: saves + 1, to: saves + 4, endedAt: ended }),
    expect.objectContaining({ from: saves, to: saves + 1, endedAt: ended }),
  ]);
  expect((await audited()).map(([action]) => action)).toEqual([
    ...['stat.correction-ended', 'stat.corrected', 'stat.corrected'],
  ]);
});

it('a correction while the matchday is being confirmed is in what is confirmed', async () => {
  const { playerId, goals } = await scorer();
  const [confirmed, corrected] = await Promise.all([
    change(1, 'confirm'),
    correct({ playerId, field: 'goals', value: goals + 1 }),
  ]);
  expect([confirmed.status, corrected.status]).toEqual([200, 200]);
  const [first] = await matchdays();
  expect(first.state).toBe('confirmed');
  await change(1, 'settle');
  expect((await matchdays())[0].digest).toBe(first.digest);
});

it('gives a card to somebody of whom the feed told nothing, and takes it back', async () => {
  const { Match, MatchStat, Player } = api.database.models;
  const match = await Match.findByPk(OPENING, { raw: true });
  const onSheet = await MatchStat.findAll({ where: { matchId: OPENING }, raw: true });
  const known = new Set(onSheet.map(({ playerId }) => playerId));
  const squad = await Player.findAll({ where: { clubId: match?.homeId ?? 0, positionId: 2 }, raw: true });
  const playerId = squad.find(({ id }) => !known.has(id))?.id ?? 0;
  expect((await correct({ playerId, field: 'yellow_cards', value: 1 })).body.correction).toMatchObject({
    from: 0,
  });
  const where = { matchId: OPENING, playerId };
  expect(await MatchStat.findOne({ where, raw: true })).toMatchObject({ minutes: 0, yellow_cards: 1 });
  await importFeed(api.database, api.clock, await readTournament());
  expect(await MatchStat.count({ where })).toBe(1);
  const told = (await operator.client.get(`admin/matches/${OPENING}/figures`)).body;
  expect([told.weekId, told.players.length]).toEqual([1, 52]);
  expect(told.players.find((one: { playerId: number }) => one.playerId === playerId)).toMatchObject({
    ...{ clubId: match?.homeId, appeared: true, corrected: ['yellow_cards'] },
    figures: { yellow_cards: 1, minutes: 0, inMin: null },
  });
  expect((await operator.client.get('admin/matches/51/figures')).status).toBe(422);
  await correct({ playerId, field: 'yellow_cards', value: 0 });
  await importFeed(api.database, api.clock, await readTournament());
  expect(await MatchStat.count({ where })).toBe(0);
});

it('refuses what a feed could not tell either, and changes nothing', async () => {
  const { playerId, goals, minutes } = await scorer();
  const { Player } = api.database.models;
  const coach = await Player.findOne({ where: { positionId: 0, clubId: 1 }, raw: true });
  const invalid = [
    { playerId, field: 'goals', value: 21 },
    { playerId, field: 'goals', value: -1 },
    { playerId, field: 'goals', value: 1.5 },
    { playerId, field: 'goals', value: null },
    { playerId, field: 'goals', value: goals },
    { playerId, field: 'minutes', value: minutes > 90 ? 121 : 91 },
    { playerId, field: 'second_yellow', value: 1 },
    { playerId, field: 'conceeded', value: 30 },
    { playerId: coach?.id, field: 'goals', value: 1 },
    { playerId, matchId: 51, field: 'goals', value: 1 },
  ];
  for (const body of invalid) {
    const answer = await correct(body);
    const status = 'matchId' in body ? 404 : 422;
    expect([body, answer.status]).toEqual([body, status]);
    expect(answer.body.error.details.problem.length).toBeGreaterThan(5);
  }
  expect((await correct({ playerId, matchId: 25, field: 'goals', value: 1 })).status).not.toBe(200);
  expect((await correct({ playerId, field: 'teamConceded', value: 1 })).status).toBe(400);
  expect((await correct({ playerId, field: 'goals', value: 'many' })).status).toBe(400);
  expect((await correct({ playerId, field: 'goals', value: 1, reason: 'x' })).status).toBe(400);
  expect(await audited()).toEqual([]);
  expect((await operator.client.get('admin/corrections')).body.totalRecords).toBe(0);
});
