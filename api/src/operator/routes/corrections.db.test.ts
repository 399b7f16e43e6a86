import { type Desk, OPENING, openDesk } from '../../testing/desk.js';
import { readTournament } from '../../testing/importTournament.js';
import { importFeed } from '../../tournament/feed/importFeed.js';

/** After two matchdays of which nothing is settled; what a test does to them, the next one finds. */
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());

it('rejects what a feed could not contain either, and changes nothing', async () => {
  const { playerId, goals, minutes } = await desk.scorer();
  const { Player } = desk.api.database.models;
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
    const answer = await desk.correct(body);
    const status = 'matchId' in body ? 404 : 422;
    expect([body, answer.status]).toEqual([body, status]);
    expect(answer.body.error.details.problem.length).toBeGreaterThan(5);
  }
  expect((await desk.correct({ playerId, matchId: 25, field: 'goals', value: 1 })).status).not.toBe(200);
  expect((await desk.correct({ playerId, field: 'teamConceded', value: 1 })).status).toBe(400);
  expect((await desk.correct({ playerId, field: 'goals', value: 'many' })).status).toBe(400);
  expect((await desk.correct({ playerId, field: 'goals', value: 1, reason: 'x' })).status).toBe(400);
  expect(await desk.audited()).toEqual([]);
  expect((await desk.operator.client.get('admin/corrections')).body.totalRecords).toBe(0);
});

it('accepts the name of the competition, as the desk sends it where there are several', async () => {
  const { playerId, saves } = await desk.scorer();
  const named = { competitionFeed: 'EUROM', seasonId: 2024, playerId, field: 'saves' };
  for (const value of [saves + 1, saves]) {
    const { status, body } = await desk.correct({ ...named, value });
    expect([status, body.correction?.to]).toEqual([200, value]);
  }
});

it('gives a card to a player without a row in the feed, and takes it back', async () => {
  const { Match, MatchStat, Player } = desk.api.database.models;
  const match = await Match.findByPk(OPENING, { raw: true });
  const onSheet = await MatchStat.findAll({ where: { matchId: OPENING }, raw: true });
  const idsOnSheet = new Set(onSheet.map(({ playerId }) => playerId));
  const squad = await Player.findAll({ where: { clubId: match?.homeId ?? 0, positionId: 2 }, raw: true });
  const playerId = squad.find(({ id }) => !idsOnSheet.has(id))?.id ?? 0;
  expect((await desk.correct({ playerId, field: 'yellow_cards', value: 1 })).body.correction).toMatchObject({
    from: 0,
  });
  const where = { matchId: OPENING, playerId };
  expect(await MatchStat.findOne({ where, raw: true })).toMatchObject({ minutes: 0, yellow_cards: 1 });
  await importFeed(desk.api.database, desk.api.clock, await readTournament());
  expect(await MatchStat.count({ where })).toBe(1);
  const sheet = (await desk.operator.client.get(`admin/matches/${OPENING}/figures`)).body;
  expect([sheet.weekId, sheet.players.length]).toEqual([1, 52]);
  expect(sheet.players.find((one: { playerId: number }) => one.playerId === playerId)).toMatchObject({
    ...{ clubId: match?.homeId, appeared: true, corrected: ['yellow_cards'] },
    figures: { yellow_cards: 1, minutes: 0, inMin: null },
  });
  expect((await desk.operator.client.get('admin/matches/51/figures')).status).toBe(422);
  await desk.correct({ playerId, field: 'yellow_cards', value: 0 });
  await importFeed(desk.api.database, desk.api.clock, await readTournament());
  expect(await MatchStat.count({ where })).toBe(0);
});

it('a feed with a new figure ends the correction of the old one', async () => {
  const { playerId, saves } = await desk.scorer();
  await desk.correct({ playerId, field: 'saves', value: saves + 1 });
  await desk.correct({ playerId, field: 'saves', value: saves + 4 });
  const feed = await readTournament();
  const feedWith = (figure: number) => ({
    ...feed,
    stats: feed.stats.map((stat) =>
      stat.matchId === OPENING && stat.playerId === playerId ? { ...stat, saves: figure } : stat,
    ),
  });
  const savesNow = async () =>
    (await desk.api.database.models.MatchStat.findOne({ where: { matchId: OPENING, playerId }, raw: true }))
      ?.saves;
  await importFeed(desk.api.database, desk.api.clock, feedWith(saves));
  expect(await savesNow()).toBe(saves + 4);
  const overtakenResult = await importFeed(desk.api.database, desk.api.clock, feedWith(saves + 2));
  expect(await savesNow()).toBe(saves + 2);
  expect(overtakenResult.ok && overtakenResult.report.warnings.join('\n')).toMatch(
    /saves: the feed gives .* ended\./,
  );
  await importFeed(desk.api.database, desk.api.clock, feedWith(saves));
  expect(await savesNow()).toBe(saves);
  const { body } = await desk.operator.client.get('admin/corrections');
  const ended = expect.any(String);
  expect(body.corrections.slice(0, 2)).toEqual([
    expect.objectContaining({ from: saves + 1, to: saves + 4, endedAt: ended }),
    expect.objectContaining({ from: saves, to: saves + 1, endedAt: ended }),
  ]);
  expect((await desk.audited()).slice(0, 3).map(([action]) => action)).toEqual([
    ...['stat.correction-ended', 'stat.corrected', 'stat.corrected'],
  ]);
});

it('a correction during the confirmation of the matchday is part of the confirmed result', async () => {
  const { playerId, goals } = await desk.scorer();
  const [confirmAnswer, correctedAnswer] = await Promise.all([
    desk.change(1, 'confirm'),
    desk.correct({ playerId, field: 'goals', value: goals + 1 }),
  ]);
  expect([confirmAnswer.status, correctedAnswer.status]).toEqual([200, 200]);
  const [first] = await desk.matchdays();
  expect(first?.state).toBe('confirmed');
  await desk.change(1, 'settle');
  expect((await desk.matchdays())[0]?.digest).toBe(first?.digest);
});
