import { Op, Transaction } from 'sequelize';
import { seedTeams } from '../demo/seedTeams.js';
import { FixedClock } from '../infra/clock/fixedClock.js';
import type { GameContext } from '../infra/context.js';
import { importTournament } from '../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.js';
import { decodeLineups, encodeLineups } from './frozenLineups.js';
import { dropFrozen, frozenParts, frozenRanges } from './frozenRanges.js';
import { lineupCacheOf } from './lineupCache.js';
import { type LineupRange, lineupRanges } from './lineupRanges.js';
import { prefetchFrozenLineups } from './prefetchFrozenLineups.js';
import { thawLineups } from './thawLineups.js';

const WEEK = 3;
const MATCHDAY = { competitionId: 1, weekId: WEEK };
const INPUT = { ...MATCHDAY, onlyPaid: false, layout: { bench: 14, size: 18 } };

let database: TestDatabase;
let context: GameContext;
let clock: FixedClock;
beforeAll(async () => {
  database = await createTestDatabase();
  clock = new FixedClock('2024-06-10T08:00:00Z');
  context = { ...database, clock };
  await importTournament(database, clock);
  await seedTeams(context, { teams: 20, weekId: 1, seed: 7 });
  for (const id of [8_191, 8_192, 500_000, 2_000_000_000]) await copyTeam(id);
});
beforeEach(() => {
  clock.set('2024-06-24T08:00:00Z');
  return dropFrozen(context, MATCHDAY);
});
afterAll(() => database.drop());

/** A team like the first whose captain in the first matchday is another one. */
async function copyTeam(id: number): Promise<void> {
  const { Team, TeamLineup } = database.models;
  const team = await Team.findOne({ where: { id: 1 }, raw: true, rejectOnEmpty: true });
  const lineup = await TeamLineup.findOne({ where: { teamId: 1 }, raw: true, rejectOnEmpty: true });
  await Team.create({ ...team, id, createdAt: 1_700_000_000_000 + id, bankWeek: id > 10_000 ? WEEK : null });
  await TeamLineup.create({ ...lineup, teamId: id, captainId: id % 60_000 });
}

function reading<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.sequelize.transaction({ type: Transaction.TYPES.DEFERRED }, work);
}

interface PlayingTeam {
  readonly id: number;
  readonly createdAt: number;
  readonly booster: number;
  readonly lineup: readonly number[];
}

/** Ranges may be cut in different places. */
async function collect(ranges: AsyncIterable<LineupRange>): Promise<PlayingTeam[]> {
  const all: PlayingTeam[] = [];
  for await (const { teamIds, createdAt, boosters, players, lineups, layout } of ranges) {
    for (const [index, id] of teamIds.entries()) {
      const indexes = [...lineups.subarray(index * layout.size, (index + 1) * layout.size)];
      const lineup = indexes.map((player) => players[player] ?? 0);
      all.push({ id, createdAt: createdAt[index] ?? 0, booster: boosters[index] ?? 0, lineup });
    }
  }
  return all;
}

const captain = (teams: readonly PlayingTeam[], teamId: number) =>
  teams.find(({ id }) => id === teamId)?.lineup[0];

const read = (input = INPUT) => reading((transaction) => collect(lineupRanges(context, input, transaction)));

/** A process is known by its models. */
const otherWorker = (): GameContext => ({ ...context, models: { ...database.models } });

async function readFrozen(input = INPUT, worker = context): Promise<PlayingTeam[]> {
  const parts = await frozenParts(worker, input);
  return reading((transaction) => collect(frozenRanges(worker, input, parts, transaction)));
}

/** Changes a lineup of the past, which nobody can do, to see who reads it again. */
function changeCaptain(teamId: number, captainId: number): Promise<unknown> {
  return database.models.TeamLineup.update({ captainId }, { where: { teamId } });
}

function thaw(teamId: number): Promise<void> {
  return database.withTransaction((transaction) => thawLineups(database, 1, [teamId], transaction));
}

describe.each([
  ['by the worker that copied them', () => context],
  ['by workers without a cache', otherWorker],
])('lineups of a running matchday, read %s,', (_, worker) => {
  const readAgain = (input = INPUT) => readFrozen(input, worker());

  it('equal the stored ones', async () => {
    const expected = await read();
    expect(expected).toHaveLength(24);
    expect(await readFrozen()).toEqual(expected);
    expect(await readAgain()).toEqual(expected);
    expect(await readAgain()).toEqual(expected);
  });

  it('are read again only when their team is unfrozen', async () => {
    const before = await readFrozen();
    await changeCaptain(8_192, 77);
    await changeCaptain(3, 78);
    expect(await readAgain()).toEqual(before);
    await thaw(8_192);
    const after = await readAgain();
    expect([captain(after, 8_192), captain(after, 3)]).toEqual([77, captain(before, 3)]);
    await thaw(3);
    expect(await readAgain()).toEqual(await read());
  });

  it('are not cached when their team is unfrozen while they are read', async () => {
    const parts = await frozenParts(context, INPUT);
    await thaw(500_000);
    await reading((transaction) => collect(frozenRanges(context, INPUT, parts, transaction)));
    const filled = { ...MATCHDAY, lineups: { [Op.ne]: null } };
    expect(await database.models.FrozenLineups.count({ where: filled })).toBe(parts.length - 1);
    await changeCaptain(500_000, 79);
    expect(await readAgain()).toEqual(await read());
  });

  it('are read again when their team is unfrozen before the others are read', async () => {
    await readFrozen();
    const parts = await frozenParts(context, INPUT);
    await changeCaptain(8_192, 82);
    await thaw(8_192);
    const ranges = await reading((transaction) => collect(frozenRanges(worker(), INPUT, parts, transaction)));
    expect(ranges).toEqual(await read());
  });

  it('are read again after the clock is set, and for other rules', async () => {
    await readFrozen();
    await changeCaptain(3, 80);
    await database.models.Team.update({ paid: true }, { where: { id: [2, 3] } });
    const paid = { ...INPUT, onlyPaid: true };
    const ofPaid = await readAgain(paid);
    expect(ofPaid.map(({ id }) => id)).toEqual([2, 3]);
    expect(ofPaid).toEqual(await read(paid));
    await readAgain();
    await changeCaptain(3, 81);
    clock.set('2024-06-24T08:00:01Z');
    expect(await readAgain()).toEqual(await read());
  });

  it('are read again when another worker has replaced all copies', async () => {
    await readFrozen();
    await changeCaptain(3, 83);
    const other = otherWorker();
    await dropFrozen(other, MATCHDAY);
    await readFrozen(INPUT, other);
    expect(await readAgain()).toEqual(await read());
  });
});

it('reads each copy once, and a copied team on its own not at all', async () => {
  const statements = jest.spyOn(database.sequelize, 'query');
  const lineupsRead = () =>
    statements.mock.calls.filter(([sql]) => /SELECT lineups FROM|FROM team_lineups/.test(String(sql))).length;
  try {
    const { length } = await frozenParts(context, INPUT);
    await readFrozen();
    // The row that holds nothing, and then the lineups.
    expect(lineupsRead()).toBe(2 * length);
    await readFrozen();
    expect(lineupsRead()).toBe(2 * length);
    const restartedContext = otherWorker();
    await readFrozen(INPUT, restartedContext);
    await readFrozen(INPUT, restartedContext);
    expect(lineupsRead()).toBe(3 * length);
  } finally {
    statements.mockRestore();
  }
});

describe('a standby worker', () => {
  const prefetch = (worker: GameContext) => prefetchFrozenLineups(worker, 1, INPUT.layout);
  const lineupsRead = async (work: () => Promise<unknown>) => {
    const statements = jest.spyOn(database.sequelize, 'query');
    await work();
    const reads = statements.mock.calls.filter(([sql]) =>
      /SELECT lineups|FROM team_lineups/.test(String(sql)),
    );
    statements.mockRestore();
    return reads.length;
  };

  it('prefetches another worker’s copies, and does not read them when it settles', async () => {
    const standby = otherWorker();
    const { length } = await frozenParts(context, INPUT);
    expect(await prefetch(standby)).toEqual({ missing: length, hasMore: false });
    const expected = await readFrozen();
    expect(await prefetch(standby)).toEqual({ missing: 0, hasMore: false });
    expect(await lineupsRead(() => readFrozen(INPUT, standby))).toBe(0);
    expect(await readFrozen(INPUT, standby)).toEqual(expected);
  });

  it('reads unfrozen ranges again, and never uses its outdated copies', async () => {
    const standby = otherWorker();
    await readFrozen();
    await prefetch(standby);
    await changeCaptain(8_192, 84);
    await thaw(8_192);
    expect(await prefetch(standby)).toEqual({ missing: 1, hasMore: false });
    expect(await readFrozen(INPUT, standby)).toEqual(await read());
    expect(await prefetch(standby)).toEqual({ missing: 0, hasMore: false });
  });

  it('reads all other copies while one is being rewritten', async () => {
    const standby = otherWorker();
    await readFrozen();
    await thaw(3);
    expect(await prefetch(standby)).toEqual({ missing: 1, hasMore: false });
  });

  it('evicts a matchday that is no longer running', async () => {
    const standby = otherWorker();
    await readFrozen();
    const [first] = await frozenParts(context, INPUT);
    const copy = { ...MATCHDAY, part: first?.part ?? 0, version: first?.version ?? 0 };
    await prefetch(standby);
    expect(lineupCacheOf(standby.models).has(copy)).toBe(true);
    await dropFrozen(context, MATCHDAY);
    expect(await prefetch(standby)).toEqual({ missing: 0, hasMore: false });
    expect(lineupCacheOf(standby.models).has(copy)).toBe(false);
  });
});

it('packs and unpacks any range unchanged', () => {
  const layout = { bench: 5, size: 7 };
  for (const teams of [0, 1, 500]) {
    const numbers = (length: number, max: number) =>
      Int32Array.from({ length }, (_, index) => (index * 7_919) % max);
    const range = {
      teams,
      teamIds: Int32Array.from({ length: teams }, (_, index) => 2_000_000_000 + index * 16),
      createdAt: Float64Array.from({ length: teams }, (_, index) => 1.7e12 + index),
      boosters: Uint8Array.from(numbers(teams, 5)),
      layout,
      players: Int32Array.from({ length: 1_000 }, (_, index) => index * 2_000_000),
      lineups: Uint16Array.from(numbers(teams * layout.size, 1_000)),
    };
    expect(decodeLineups(encodeLineups(range), layout)).toEqual(range);
  }
});
