import { FixedClock } from '../../infra/clock/fixedClock.js';
import type { GameContext } from '../../infra/context.js';
import { readTournament } from '../../testing/importTournament.js';
import { importWithTeams } from '../../testing/importWithTeams.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { countResults, visibleResults } from '../../testing/visibleResults.js';
import { importFeed } from '../../tournament/feed/importFeed.js';
import { matchdayDigest, type SettleOptions, settleDue, settleWeek, sweepResults } from './index.js';

/*
 * A matchday that is settled again: from memory, from copies, from what a worker left behind.
 */

const TEAMS = 130;
const DURING_2 = '2024-06-20T18:30:00Z';
const AFTER_1 = '2024-06-18T21:00:00Z';

let database: TestDatabase;
let clock: FixedClock;
let context: GameContext;
beforeEach(async () => {
  database = await createTestDatabase();
  clock = new FixedClock('2024-06-10T08:00:00Z');
  context = { ...database, clock };
  await importWithTeams(context, { teams: TEAMS, weekId: 1, seed: 7 });
});
afterEach(() => database.drop());

/** Settles as if something had changed. */
async function settle(worker: GameContext, weekId: number, options: SettleOptions = {}): Promise<string> {
  await database.models.Matchday.update({ inputs: null }, { where: { weekId } });
  const result = await settleWeek(worker, weekId, options);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  await sweepResults(context, weekId);
  return result.report.digest;
}

/** The provider counts five goals of these players. */
async function correct(players: readonly { matchId: number; playerId: number }[]): Promise<void> {
  const feed = await readTournament();
  const isMeant = (stat: { matchId: number; playerId: number }) =>
    players.some(({ matchId, playerId }) => stat.matchId === matchId && stat.playerId === playerId);
  const stats = feed.stats.map((stat) => (isMeant(stat) ? { ...stat, goals: 5 } : stat));
  const importResult = await importFeed(database, clock, { ...feed, stats });
  if (!importResult.ok) throw new Error(JSON.stringify(importResult.problems));
}

async function rankedTeams(weekId: number): Promise<number> {
  const { models } = database;
  const matchday = await models.Matchday.findOne({ where: { weekId }, raw: true });
  const parts = await models.RankingPart.findAll({
    where: { weekId, version: matchday?.version ?? 0, firstWeek: 1 },
    raw: true,
  });
  return parts.reduce((sum, { places }) => sum + places.byteLength / 20, 0);
}

it('results in one digest from memory, from copies and from all lineups, goal by goal', async () => {
  clock.set(DURING_2);
  await settleDue(context);
  const popularity = await database.models.PlayerPopularity.findAll({
    where: { weekId: 2 },
    order: [['teams', 'DESC']],
    raw: true,
  });
  // Of matches that are over by then.
  const stats = await database.models.MatchStat.findAll({ where: { matchId: [13, 14, 15] }, raw: true });
  const scorers = popularity.flatMap(({ playerId }) => stats.filter((stat) => stat.playerId === playerId));
  const digests = new Set<string>();
  for (const goals of [1, 2, 3]) {
    await correct(scorers.slice(0, goals));
    const due = { dueState: 'provisional' } as const;
    const fromMemory = await settle(context, 2, due);
    const rows = await visibleResults(database, 2);
    const restartedContext: GameContext = { ...context, models: { ...database.models } };
    expect(await settle(restartedContext, 2, due)).toBe(fromMemory);
    expect(await settle(restartedContext, 2, due)).toBe(fromMemory);
    // Reads all lineups and throws the copies away.
    expect(await settle(context, 2)).toBe(fromMemory);
    expect(await visibleResults(database, 2)).toEqual(rows);
    expect(await settle(context, 2, due)).toBe(fromMemory);
    expect(await visibleResults(database, 2)).toEqual(rows);
    expect(await matchdayDigest(context, 1, 2)).toBe(fromMemory);
    digests.add(fromMemory);
  }
  expect(digests.size).toBe(3);
});

it('settles each matchday of a tournament that is over once, and confirms it', async () => {
  clock.set('2024-07-20T08:00:00Z');
  const { reports } = await settleDue(context);
  expect(reports.map(({ weekId, state }) => [weekId, state])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((weekId) => [weekId, 'confirmed']),
  );
  expect((await settleDue(context)).reports).toEqual([]);
  expect(await database.models.Settlement.count()).toBe(7);
});

it('resumes when it was killed between results and rankings, whichever were written', async () => {
  clock.set(AFTER_1);
  const digest = await settle(context, 1);
  const expected = await visibleResults(database, 1);
  const { ResultPart, RankingPart } = database.models;
  const killedError = new Error('killed');

  jest.spyOn(RankingPart, 'destroy').mockRejectedValueOnce(killedError);
  await expect(settle(context, 1)).rejects.toBe(killedError);
  const [written = 0, ranked = 0] = [await ResultPart.count(), await RankingPart.count()];
  expect(await settle(context, 1)).toBe(digest);
  expect(await visibleResults(database, 1)).toEqual(expected);
  expect([await ResultPart.count(), await RankingPart.count()]).toEqual([written / 2, ranked]);

  const afterRange = () => Promise.reject(killedError);
  await expect(settle(context, 1, { rangeSize: 20, afterRange })).rejects.toBe(killedError);
  expect(await RankingPart.count()).toBe(2 * ranked);
  expect(await settle(context, 1)).toBe(digest);
  expect(await visibleResults(database, 1)).toEqual(expected);
  expect([await countResults(database), await rankedTeams(1)]).toEqual([TEAMS, TEAMS]);
});

it('writes nothing more once another worker has taken over the matchday', async () => {
  clock.set(AFTER_1);
  const digest = await settle(context, 1);
  let isTaken = false;
  const afterRange = async () => {
    if (isTaken) return;
    isTaken = true;
    await database.models.Settlement.update(
      { owner: 'elsewhere 1 gone', leaseUntil: 0 },
      { where: { state: 'running' } },
    );
    expect(await settle(context, 1, { state: 'confirmed' })).toBe(digest);
  };
  await expect(settle(context, 1, { rangeSize: 20, afterRange })).rejects.toThrow(
    'Another process took this settlement over.',
  );
  expect(isTaken).toBe(true);
  expect(await matchdayDigest(context, 1, 1)).toBe(digest);
  expect([await countResults(database), await rankedTeams(1)]).toEqual([TEAMS, TEAMS]);
});
