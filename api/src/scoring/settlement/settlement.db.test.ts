import { setTimeout } from 'node:timers/promises';
import { type Lineup, scoreTeam } from '@euro/game';
import { seedTeams } from '../../demo/seedTeams.js';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import type { GameContext } from '../../infra/context.js';
import { memberships } from '../../leagues/index.js';
import { removeTeam } from '../../teams/commands/removeTeam.js';
import { readTournament } from '../../testing/importTournament.js';
import { importWithTeams } from '../../testing/importWithTeams.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { countResults, visibleResults } from '../../testing/visibleResults.js';
import { importFeed } from '../../tournament/feed/importFeed.js';
import { requireSnapshot } from '../../tournament/index.js';
import { explainedPoints } from '../../tournament/snapshot/index.js';
import { nextSettlementAt } from './claimSettlement.js';
import {
  confirmWeek,
  matchdayDigest,
  reopenWeek,
  type SettleOptions,
  settleDue,
  settleWeek,
  sweepResults,
} from './index.js';

const TEAMS = 240;
const AFTER = {
  1: '2024-06-18T21:00:00Z',
  2: '2024-06-22T21:00:00Z',
  3: '2024-06-26T21:00:00Z',
  7: '2024-07-15T08:00:00Z',
} as const;
const DURING_2 = '2024-06-20T18:30:00Z';

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

interface ResultRow {
  readonly team: number;
  readonly points: number;
  readonly total: number;
  readonly weekRank: number;
  readonly generalRank: number;
  readonly move: number | null;
}

/** What everybody can see of a matchday. */
async function results(weekId: number): Promise<ResultRow[]> {
  const foundResults = await visibleResults(database, weekId);
  return foundResults.map(({ teamId, halfPoints, totalHalf, weekRank, generalRank, generalMove }) => ({
    ...{ team: teamId, points: halfPoints, total: totalHalf },
    ...{ weekRank, generalRank, move: generalMove },
  }));
}

async function matchday(weekId: number) {
  return database.models.Matchday.findOne({ where: { weekId }, raw: true });
}

async function settled(weekId: number, options: SettleOptions = {}) {
  const result = await settleWeek(context, weekId, options);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  await sweepResults(context, weekId);
  return result.report;
}

/** What the results of a matchday must be, computed the slow way. */
async function recomputed(weekId: number, now: string): Promise<ResultRow[]> {
  const snapshot = await requireSnapshot(database);
  const { rules } = snapshot.competition;
  const positions = new Map([...snapshot.players.values()].map(({ id, positionId }) => [id, positionId]));
  const teams = await database.models.Team.findAll({ order: ['createdAt', 'id'], raw: true });
  const lineups = await database.models.TeamLineup.findAll({ raw: true });
  const pointsIn = Array.from(
    { length: weekId },
    (_, index) =>
      new Map(
        [...positions.keys()].map((id) => [id, explainedPoints(snapshot, id, index + 1, Date.parse(now))]),
      ),
  );
  const score = (teamId: number, week: number) => {
    const row = lineups.filter((one) => one.teamId === teamId && one.weekId <= week).at(-1);
    if (!row) throw new Error(`Team ${teamId} has no lineup.`);
    const { captainId, viceCaptainId } = row;
    const lineup: Lineup = { starting: ids(row.starting), bench: ids(row.bench), captainId, viceCaptainId };
    const playerPoints = pointsIn[week - 1] ?? new Map();
    return scoreTeam({ lineup, playerPoints, positions, rules, booster: null }).points;
  };
  const points = new Map(teams.map(({ id }) => [id, score(id, weekId)]));
  const totalAt = (week: number) =>
    new Map(
      teams.map(({ id }) => {
        const weeks = Array.from({ length: week }, (_, index) => index + 1);
        return [id, weeks.reduce((sum, one) => sum + score(id, one), 0)];
      }),
    );
  const total = totalAt(weekId);
  const before = weekId === 1 ? null : totalAt(weekId - 1);
  const rank = (all: Map<number, number>, id: number) =>
    1 + [...all.values()].filter((other) => other > (all.get(id) ?? 0)).length;
  return teams
    .map(({ id }) => ({
      team: id,
      points: points.get(id) ?? 0,
      total: total.get(id) ?? 0,
      weekRank: rank(points, id),
      generalRank: rank(total, id),
      move: before && rank(before, id) - rank(total, id),
    }))
    .sort((a, b) => a.team - b.team);
}

function ids(list: string): number[] {
  return list.split(',').map(Number);
}

describe('settling a matchday', () => {
  it('gives every team the points and ranks of an independent computation, including ties', async () => {
    clock.set(AFTER[2]);
    await settleDue(context);
    for (const weekId of [1, 2]) {
      const rows = await results(weekId);
      expect(rows).toHaveLength(TEAMS);
      expect(rows).toEqual(await recomputed(weekId, AFTER[2]));
      expect(new Set(rows.map(({ weekRank }) => weekRank)).size).toBeLessThan(TEAMS);
    }
  });

  it.each(['2024-06-19T13:00:00Z', '2024-06-19T17:10:00Z', '2024-06-20T18:30:00Z', '2024-06-21T20:40:00Z'])(
    'counts the matches played by %s, and makes no auto-sub for a player who may still play',
    async (now) => {
      clock.set(now);
      await settleDue(context);
      expect(await results(2)).toEqual(await recomputed(2, now));
      expect(await matchday(2)).toMatchObject({ state: 'provisional', teams: TEAMS });
    },
  );

  it('separates the points of finished matches from those of running ones', async () => {
    clock.set('2024-06-20T17:00:00Z');
    await settleDue(context);
    const points = await database.models.PlayerPoints.findAll({ where: { weekId: 2 }, raw: true });
    const matchIds = (live: boolean) =>
      new Set(points.filter((row) => Boolean(row.live) === live).map(({ matchId }) => matchId));
    expect(matchIds(false)).toEqual(new Set([13, 14, 15, 16]));
    expect(matchIds(true)).toEqual(new Set([17]));
    for (const { halfPoints, linesJson } of points) {
      const lines: { points: number }[] = JSON.parse(linesJson ?? '');
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(halfPoints);
    }
  });

  it('stores winner, average and popularity with the matchday', async () => {
    clock.set(AFTER[1]);
    await settled(1);
    const rows = await results(1);
    const oldestFirst = await database.models.Team.findAll({ order: ['createdAt', 'id'], raw: true });
    const winners = new Set(rows.filter(({ weekRank }) => weekRank === 1).map(({ team }) => team));
    const mean = rows.reduce((sum, { points }) => sum + points, 0) / rows.length;
    expect(await matchday(1)).toMatchObject({
      winnerTeamId: oldestFirst.find(({ id }) => winners.has(id))?.id,
      winnerHalf: Math.max(...rows.map(({ points }) => points)),
      averageHalf: Math.floor(mean),
      teams: TEAMS,
    });
    const popularity = await database.models.PlayerPopularity.findAll({ where: { weekId: 1 }, raw: true });
    expect(popularity.reduce((sum, { teams }) => sum + teams, 0)).toBe(16 * TEAMS);
    expect(popularity.reduce((sum, { captains }) => sum + (captains ?? 0), 0)).toBe(TEAMS);
  });

  it('counts the transfers of a matchday, the same when it is settled again, and removes them when it is taken back', async () => {
    const [sold = 0, bought = 0] = ids(
      (await database.models.TeamLineup.findAll({ raw: true }))[0]?.starting ?? '',
    );
    const prices = { inPrice: 50, outPrice: 50, outPurchase: 50, extra: false, createdAt: 0 };
    const transfer = { ...prices, inId: bought, outId: sold };
    await database.models.Transfer.bulkCreate([
      { ...transfer, teamId: 1, weekId: 2 },
      { ...transfer, teamId: 2, weekId: 2 },
      { ...transfer, teamId: 2, weekId: 3, inId: sold, outId: bought },
    ]);
    const counted = async (weekId: number) => {
      const rows = await database.models.PlayerPopularity.findAll({ where: { weekId }, raw: true });
      return rows
        .filter(({ transfersIn, transfersOut }) => transfersIn !== 0 || transfersOut !== 0)
        .map(({ playerId, transfersIn, transfersOut }) => ({ playerId, transfersIn, transfersOut }))
        .sort((a, b) => (b.transfersIn ?? 0) - (a.transfersIn ?? 0));
    };
    clock.set(AFTER[2]);
    await settleDue(context);
    const expected = [
      { playerId: bought, transfersIn: 2, transfersOut: 0 },
      { playerId: sold, transfersIn: 0, transfersOut: 2 },
    ];
    expect(await counted(2)).toEqual(expected);
    await settled(2);
    expect(await counted(2)).toEqual(expected);
    clock.set(DURING_2);
    await settleDue(context);
    expect(await counted(2)).toEqual(expected);
    clock.set('2024-06-19T08:00:00Z');
    await settleDue(context);
    expect(await counted(2)).toEqual([]);
  });

  it('includes a team that joined later, and omits deleted ones and those that start later', async () => {
    await seedTeams(context, { teams: 3, weekId: 2, seed: 8 });
    const [late] = await database.models.Team.findAll({ where: { weekId: 2 }, raw: true });
    await database.models.Team.update({ deletedAt: 1 }, { where: { id: 1 } });
    clock.set(AFTER[2]);
    await settleDue(context);
    expect((await results(1)).map(({ team }) => team)).not.toContain(late?.id);
    const rows = await results(2);
    expect(rows).toHaveLength(TEAMS - 1 + 3);
    const row = rows.find(({ team }) => team === late?.id);
    expect(row).toMatchObject({ total: row?.points, move: null });
    expect(rows.map(({ team }) => team)).not.toContain(1);
  });

  it('no longer counts a team deleted during the matchday, and reads no other lineup again', async () => {
    clock.set(DURING_2);
    await settleDue(context);
    expect((await results(2)).map(({ team }) => team)).toContain(9);
    await database.withTransaction(async (transaction) => {
      const team = await database.models.Team.findByPk(9, { transaction, rejectOnEmpty: true });
      await removeTeam(context, memberships, team, transaction);
    });
    await correct(1, 110, { goals: 3 });
    expect((await settleDue(context)).reports.map(({ weekId }) => weekId)).toContain(2);
    const expected = (await recomputed(2, DURING_2)).filter(({ team }) => team !== 9);
    const rows = await results(2);
    expect(rows.map(({ team, points, total }) => [team, points, total])).toEqual(
      expected.map(({ team, points, total }) => [team, points, total]),
    );
    expect(await database.models.FrozenLineups.count({ where: { weekId: 2 } })).toBe(1);
    clock.set(AFTER[2]);
    await settleDue(context);
    expect(await database.models.FrozenLineups.count()).toBe(0);
  });

  it('uses the lineup of the matchday, not a later one', async () => {
    const [lineup] = await database.models.TeamLineup.findAll({ where: { teamId: 5 }, raw: true });
    if (!lineup) throw new Error('Team 5 has no lineup.');
    const swapped = { captainId: lineup.viceCaptainId, viceCaptainId: lineup.captainId };
    await database.models.TeamLineup.create({ ...lineup, ...swapped, weekId: 3 });
    clock.set(AFTER[3]);
    await settleDue(context);
    for (const weekId of [2, 3]) {
      const expected = await recomputed(weekId, AFTER[3]);
      expect((await results(weekId)).find(({ team }) => team === 5)).toEqual(
        expected.find(({ team }) => team === 5),
      );
    }
  });

  it('works without teams', async () => {
    await database.models.TeamLineup.destroy({ where: {} });
    await database.models.Team.destroy({ where: {} });
    clock.set(AFTER[1]);
    expect(await settled(1)).toMatchObject({ teams: 0 });
    expect(await matchday(1)).toMatchObject({ averageHalf: null, winnerTeamId: null, state: 'provisional' });
  });
});

describe('a settlement that is interrupted', () => {
  class Killed extends Error {}

  async function undisturbed(): Promise<{ rows: ResultRow[]; digest: string }> {
    const { digest } = await settled(1);
    const rows = await results(1);
    await database.models.Matchday.update({ version: null, state: 'open', inputs: null }, { where: {} });
    await database.models.ResultPart.destroy({ where: {} });
    await database.models.Settlement.destroy({ where: {} });
    return { rows, digest };
  }

  it('results in the same digest, whichever range it was killed at', async () => {
    clock.set(AFTER[1]);
    const expected = await undisturbed();
    // Ranges end where parts of 64 ids do.
    const rangeSize = 50;
    const ends = [63, 127, 191, TEAMS];
    const boundaries: number[] = [];
    for (let boundary = 0; ; boundary += 1) {
      let version = -1;
      const killedRun = settleWeek(context, 1, {
        rangeSize,
        afterRange: (cursor) => {
          version += 1;
          if (version !== boundary) return;
          boundaries.push(cursor);
          throw new Killed();
        },
      });
      const isOver = await killedRun.then(
        (result) => result.ok,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return false;
        },
      );
      // A run that was not killed has resumed what the one before left behind.
      if (!isOver) expect(await results(1)).toEqual([]);
      const resumedReport = isOver ? null : await settled(1, { rangeSize });
      if (resumedReport) expect(resumedReport.digest).toBe(expected.digest);
      expect(await results(1)).toEqual(expected.rows);
      if (isOver) break;
      await undisturbed();
    }
    expect(boundaries).toEqual(ends);
    expect(await matchdayDigest(context, 1, 1)).toBe(expected.digest);
  });

  it('resumes after the committed ranges instead of writing them again', async () => {
    clock.set(AFTER[1]);
    await expect(
      settleWeek(context, 1, {
        rangeSize: 100,
        afterRange: () => {
          throw new Killed();
        },
      }),
    ).rejects.toThrow(Killed);
    const cursors: number[] = [];
    const report = await settled(1, { rangeSize: 50, afterRange: (cursor) => void cursors.push(cursor) });
    expect(cursors).toEqual([191, 240]);
    expect(report.version).toBe(1);
  });

  it('restarts when the statistics changed meanwhile', async () => {
    clock.set(AFTER[1]);
    const killedRun = settleWeek(context, 1, {
      rangeSize: 100,
      afterRange: () => {
        throw new Killed();
      },
    });
    await expect(killedRun).rejects.toThrow(Killed);
    await correct(1, 110, { goals: 3 });
    const report = await settled(1, { rangeSize: 100 });
    expect(report.version).toBe(2);
    expect(await results(1)).toEqual(await recomputed(1, AFTER[1]));
    expect(await countResults(database)).toBe(TEAMS);
  });

  it('is taken over at once from a dead process, and not from a live one', async () => {
    clock.set(AFTER[1]);
    const { hostname } = await import('node:os');
    async function leaveBehind(owner: string): Promise<void> {
      await expect(
        settleWeek(context, 1, {
          rangeSize: 100,
          afterRange: () => {
            throw new Killed();
          },
        }),
      ).rejects.toThrow(Killed);
      await database.models.Settlement.update({ owner, leaseUntil: Date.now() + 60_000 }, { where: {} });
    }
    await leaveBehind(`${hostname()} ${process.ppid} other`);
    expect(await settleWeek(context, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'settling-elsewhere' },
    });
    await database.models.Settlement.update({ owner: `elsewhere 1 other` }, { where: {} });
    expect(await settleWeek(context, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'settling-elsewhere' },
    });
    // No process has this number.
    await database.models.Settlement.update({ owner: `${hostname()} 999999999 other` }, { where: {} });
    expect(await settleWeek(context, 1)).toMatchObject({ ok: true });
  });

  it('by three workers at once has one result', async () => {
    clock.set(AFTER[1]);
    const outcomes = await Promise.all([1, 2, 3].map(() => settleWeek(context, 1, { rangeSize: 20 })));
    const okReports = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.report] : []));
    expect(okReports.length).toBeGreaterThan(0);
    for (const outcome of outcomes) {
      if (!outcome.ok) expect(outcome.refusal.code).toBe('settling-elsewhere');
    }
    expect(await results(1)).toEqual(await recomputed(1, AFTER[1]));
    await sweepResults(context, 1);
    expect(await countResults(database)).toBe(TEAMS);
  });

  it('is computed by one worker, and not again by another that found it due as well', async () => {
    clock.set(AFTER[1]);
    let computed = 0;
    const afterStep = (step: string) => {
      if (step === 'lineups read and scored') computed += 1;
    };
    const due = { state: 'confirmed', dueState: 'confirmed', byItself: true, afterStep } as const;
    const outcomes = await Promise.all([1, 2, 3].map(() => settleWeek(context, 1, due)));
    const later = await settleWeek(context, 1, due);
    expect(computed).toBe(1);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(later).toEqual({ ok: false, refusal: { code: 'published-already', weekId: 1 } });
  });

  it('renews its lease for as long as it works', async () => {
    clock.set(AFTER[1]);
    const lease = async () => {
      const run = await database.models.Settlement.findOne({ where: { state: 'running' }, raw: true });
      return Number(run?.leaseUntil);
    };
    const renewed = async () => {
      const first = await lease();
      while ((await lease()) === first) await setTimeout(50);
    };
    expect((await settled(1, { afterRange: renewed })).teams).toBe(TEAMS);
  });

  it('keeps slow provisional results for a while', async () => {
    expect(nextSettlementAt({ since: Date.now() })).toBeLessThanOrEqual(Date.now());
    expect(nextSettlementAt({ since: Date.now() - 10_000 })).toBeGreaterThanOrEqual(Date.now() + 13_000);

    clock.set(AFTER[1]);
    await settled(1);
    await correct(1, 110, { goals: 3 });
    const settleAgain = () => settleWeek(context, 1, { dueState: 'provisional', paced: true });
    const stayUntil = (leaseUntil: number) =>
      database.models.Settlement.update({ leaseUntil }, { where: { state: 'done' } });
    await stayUntil(Date.now() + 60_000);
    const refusal = { code: 'published-just-now', weekId: 1 };
    expect(await settleAgain()).toEqual({ ok: false, refusal });
    await stayUntil(Date.now() - 1);
    expect((await settleAgain()).ok).toBe(true);
  });

  it('serves the old results until the new ones are complete', async () => {
    clock.set(AFTER[1]);
    await settled(1);
    const before = await results(1);
    await correct(1, 110, { goals: 9 });
    await settled(1, {
      rangeSize: 60,
      afterRange: async () => expect(await results(1)).toEqual(before),
    });
    expect(await results(1)).not.toEqual(before);
  });
});

/** The provider corrects one player's statistics of one match. */
async function correct(matchId: number, playerId: number, change: { goals: number }): Promise<void> {
  const feed = await readTournament();
  const stats = feed.stats.map((stat) =>
    stat.matchId === matchId && stat.playerId === playerId ? { ...stat, ...change } : stat,
  );
  const result = await importFeed(database, clock, { ...feed, stats });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
}

describe('a correction', () => {
  it('that is settled again has the result of settling once with the corrected data', async () => {
    clock.set(AFTER[3]);
    await settleDue(context);
    const first = await results(3);
    await correct(2, 425, { goals: 4 });
    const { reports: secondReports } = await settleDue(context);
    expect(secondReports.map(({ weekId, state }) => [weekId, state])).toEqual([
      [1, 'confirmed'],
      [2, 'confirmed'],
      [3, 'confirmed'],
    ]);
    const correctedRows = await results(3);
    expect(correctedRows).not.toEqual(first);
    expect(correctedRows).toEqual(await recomputed(3, AFTER[3]));
    expect((await settleDue(context)).reports).toEqual([]);
    expect(await countResults(database)).toBe(3 * TEAMS);
  });
});

describe('the state of a matchday', () => {
  it('refuses to settle a matchday that does not exist, is open, or is not next', async () => {
    expect(await settleWeek(context, 8)).toMatchObject({ refusal: { code: 'no-matchday' } });
    expect(await settleWeek(context, 1)).toMatchObject({ refusal: { code: 'deadline-to-come' } });
    clock.set(AFTER[2]);
    expect(await settleWeek(context, 2)).toMatchObject({
      refusal: { code: 'earlier-matchday-first', earlierWeekId: 1 },
    });
  });

  it('can be confirmed only when its matches are all over, after the previous one', async () => {
    clock.set(DURING_2);
    await settled(1);
    expect(await confirmWeek(context, 2)).toMatchObject({ refusal: { code: 'earlier-matchday-first' } });
    expect(await confirmWeek(context, 1)).toMatchObject({ ok: true, report: { state: 'confirmed' } });
    expect(await confirmWeek(context, 2)).toMatchObject({
      refusal: { code: 'matches-to-come', matchIds: [18, 19, 20, 21, 22, 23, 24] },
    });
  });

  it('is locked exactly at its deadline', async () => {
    clock.set('2024-06-14T18:59:59.999Z');
    expect(await settleWeek(context, 1)).toMatchObject({ refusal: { code: 'deadline-to-come' } });
    clock.set('2024-06-14T19:00:00.000Z');
    expect(await settleWeek(context, 1)).toMatchObject({ ok: true, report: { finishedMatches: 0 } });
  });

  it('is settled automatically during matches and confirmed after the last', async () => {
    const steps: [string, string | null][] = [
      ['2024-06-14T18:00:00Z', 'open'],
      ['2024-06-14T18:59:59Z', 'open'],
      ['2024-06-14T19:00:00Z', 'provisional'],
      ['2024-06-14T20:54:59Z', 'provisional'],
      ['2024-06-14T20:55:00Z', 'provisional'],
      ['2024-06-18T20:54:59Z', 'provisional'],
      ['2024-06-18T20:55:00Z', 'confirmed'],
    ];
    for (const [now, state] of steps) {
      clock.set(now);
      await settleDue(context);
      expect((await matchday(1))?.state).toBe(state);
      expect((await settleDue(context)).reports).toEqual([]);
    }
  });

  it('that an operator reopened is not confirmed automatically', async () => {
    clock.set(AFTER[3]);
    await settleDue(context);
    expect(await reopenWeek(context, 2)).toEqual([2, 3]);
    expect((await settleDue(context)).reports).toEqual([]);
    expect([(await matchday(1))?.state, (await matchday(2))?.state]).toEqual(['confirmed', 'provisional']);
    expect(await results(2)).toHaveLength(TEAMS);
    expect(await confirmWeek(context, 3)).toMatchObject({ refusal: { code: 'earlier-matchday-first' } });
    expect(await confirmWeek(context, 2)).toMatchObject({ ok: true });
    expect(await confirmWeek(context, 3)).toMatchObject({ ok: true });
    expect(await reopenWeek(context, 4)).toEqual([]);
  });

  it('that is reopened during its settlement is not confirmed automatically, and is settled with its current data', async () => {
    clock.set(AFTER[1]);
    await confirmWeek(context, 1);
    const reopening = { afterRange: async () => void (await reopenWeek(context, 1)) };
    const byItself = await settleWeek(context, 1, { ...reopening, state: 'confirmed', byItself: true });
    expect(byItself).toEqual({ ok: false, refusal: { code: 'reopened', weekId: 1 } });
    expect(await matchday(1)).toMatchObject({ state: 'provisional', version: 1 });
    await confirmWeek(context, 1);
    expect(await settled(1, reopening)).toMatchObject({ state: 'provisional' });
    expect((await settleDue(context)).reports).toEqual([]);
  });

  it('is stored with its result in one transaction, which is rolled back as a whole', async () => {
    clock.set(AFTER[1]);
    const alongside = () => Promise.reject(new Error('no room'));
    await expect(settleWeek(context, 1, { alongside })).rejects.toThrow('no room');
    expect(await matchday(1)).toMatchObject({ state: 'open', version: null });
    await settled(1);
    const publications: unknown[] = [];
    const report = await settled(1, {
      state: 'confirmed',
      alongside: async (published) => void publications.push(published),
    });
    const { digest } = report;
    expect(publications).toEqual([
      { before: { state: 'provisional', digest }, after: { state: 'confirmed', digest } },
    ]);
  });

  it('is taken back when the clock is set back, and restored when it continues', async () => {
    clock.set(AFTER[3]);
    await settleDue(context);
    const digest = await matchdayDigest(context, 1, 2);
    clock.set('2024-06-19T08:00:00Z');
    expect((await settleDue(context)).withdrawnWeeks).toEqual([2, 3]);
    expect(await matchday(2)).toMatchObject({ state: 'open', version: null, teams: null });
    expect(await database.models.PlayerPoints.count({ where: { weekId: 2 } })).toBe(0);
    expect(await countResults(database)).toBe(TEAMS);
    clock.set(DURING_2);
    await settleDue(context);
    expect((await matchday(2))?.state).toBe('provisional');
    clock.set(AFTER[2]);
    await settleDue(context);
    expect(await matchdayDigest(context, 1, 2)).toBe(digest);
  });

  it('is confirmed for all seven after the final', async () => {
    clock.set(AFTER[7]);
    const { reports } = await settleDue(context);
    expect(reports.map(({ weekId, state }) => `${weekId} ${state}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((week) => `${week} confirmed`),
    );
  });
});
