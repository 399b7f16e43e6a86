import { FixedClock } from '../../infra/clock/fixedClock.js';
import type { GameContext } from '../../infra/context.js';
import { settlementOf } from '../../operator/competitions/settlementOf.js';
import { readTournament } from '../../testing/importTournament.js';
import { importWithTeams } from '../../testing/importWithTeams.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { importFeed } from '../../tournament/feed/importFeed.js';
import type { TeamsPreview } from '../../tournament/index.js';
import { settleDue } from './index.js';
import { loadPlacesBefore } from './placesBefore.js';

const TEAMS = 130;
const AFTER_2 = '2024-06-23T08:00:00Z';

let database: TestDatabase;
let clock: FixedClock;
let context: GameContext;
beforeAll(async () => {
  database = await createTestDatabase();
  clock = new FixedClock('2024-06-10T08:00:00Z');
  context = { ...database, clock };
  await importWithTeams(context, { teams: TEAMS, weekId: 1, seed: 7 });
  clock.set(AFTER_2);
  await settleDue(context);
});
afterAll(() => database.drop());

/** Imports the tournament with other goals of the players of two matches, one of each matchday. */
async function importGoals(goals: number, isDryRun: boolean) {
  const feed = await readTournament();
  const stats = feed.stats.map((stat) => ([1, 14].includes(stat.matchId) ? { ...stat, goals } : stat));
  const settlement = settlementOf(context, () => clock);
  const result = await importFeed(database, clock, { ...feed, stats }, { isDryRun, settlement });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.report;
}

/** Points and rank of every team in the overall ranking after matchday 2. */
async function overallRanking() {
  const row = await database.models.Matchday.findOne({
    where: { weekId: 2 },
    raw: true,
    rejectOnEmpty: true,
  });
  const places = (await loadPlacesBefore(context, row, [1]))?.get(1);
  const teams = await database.models.Team.findAll({ attributes: ['id'], raw: true });
  return new Map(
    teams.map(({ id }) => [id, { points: (places?.pointsOf(id) ?? 0) / 2, rank: places?.rankOf(id) ?? 0 }]),
  );
}

it('is what the settlement after the import makes of the ranking', async () => {
  const before = await overallRanking();
  const { teams: preview, toSettleAgain } = await importGoals(3, true);
  expect(toSettleAgain).toEqual([1, 2]);
  expect(await overallRanking()).toEqual(before);
  expect((await settleDue(context)).reports).toEqual([]);

  expect((await importGoals(3, false)).teams).toBeNull();
  await settleDue(context);
  const after = await overallRanking();
  const changes = [...after].map(([teamId, { points, rank }]) => {
    const from = before.get(teamId) ?? { points: 0, rank: 0 };
    return { teamId, points: { from: from.points, to: points }, rank: { from: from.rank, to: rank } };
  });
  const places = changes.map(({ rank }) => Math.abs(rank.to - rank.from));
  const expected: Partial<TeamsPreview> = {
    of: TEAMS,
    teams: changes.filter(({ points }) => points.from !== points.to).length,
    moved: places.filter((distance) => distance > 0).length,
    farthest: Math.max(...places),
  };
  expect(preview).toMatchObject(expected);
  expect(preview?.teams).toBeGreaterThan(10);
  expect(preview?.movers).toHaveLength(10);
  expect(preview?.movers[0]?.rank.to).not.toBe(preview?.movers[0]?.rank.from);
  for (const { name, ...mover } of preview?.movers ?? []) {
    expect(name).not.toBe('');
    expect(changes).toContainEqual(mover);
  }
});

it('is missing where nothing is settled', async () => {
  expect((await importGoals(3, true)).teams).toBeNull();
});
