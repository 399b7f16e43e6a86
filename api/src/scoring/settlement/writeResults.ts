import type { GameContext } from '../../infra/context.js';
import { insertParts, partOf, positionParts, RankingPlaces, ResultParts } from '../../packed/index.js';
import { type Claim, ClaimLost, LEASE } from './claimSettlement.js';
import { inSlices } from './inSlices.js';
import type { PlannedRanking, ResultsPlan } from './planResults.js';

export interface WriteOptions {
  /** Teams in one transaction, and then those that share a stored part with the last of them. */
  readonly rangeSize: number;
  /** Called after each range is committed. */
  readonly afterRange?: (cursorTeamId: number) => void | Promise<void>;
}

/**
 * Writes the results of a plan behind the claim's cursor, range by range: parts and cursor of a range are committed
 * together, so that a worker that is killed loses a range at most and nothing is written twice.
 */
export async function writeResults(
  context: GameContext,
  weekId: number,
  plan: ResultsPlan,
  claim: Claim,
  { rangeSize, afterRange }: WriteOptions,
): Promise<void> {
  const target = {
    table: 'result_parts',
    column: 'results',
    key: { week_id: weekId, version: claim.version },
  } as const;
  let cursor = claim.cursorTeamId;
  let start = firstIndexAfter(plan.teamIds, cursor);
  while (start < plan.teamIds.length) {
    const end = endOfPart(plan.teamIds, start + rangeSize);
    const next = plan.teamIds[end - 1] ?? cursor;
    const from = start;
    const expected = cursor;
    await context.withTransaction(async (transaction) => {
      const [updatedCount] = await context.models.Settlement.update(
        { cursorTeamId: next, leaseUntil: Date.now() + LEASE },
        {
          where: { id: claim.settlementId, owner: claim.owner, cursorTeamId: expected, state: 'running' },
          transaction,
        },
      );
      if (updatedCount !== 1) throw new ClaimLost();
      const parts = resultsOf(weekId, plan, from, end).rows();
      await insertParts(context, target, parts, transaction);
    });
    cursor = next;
    start = end;
    await afterRange?.(cursor);
  }
}

/** End index of the part that contains the team before `index`. */
function endOfPart(teamIds: Int32Array, index: number): number {
  let end = Math.min(index, teamIds.length);
  const part = partOf(teamIds[end - 1] ?? 0);
  while (end < teamIds.length && partOf(teamIds[end] ?? 0) === part) end += 1;
  return end;
}

function resultsOf(weekId: number, plan: ResultsPlan, from: number, to: number): ResultParts {
  const { teamIds, points, rankings } = plan;
  const overall = rankings.values().next().value;
  const week = rankings.get(weekId);
  const parts = new ResultParts(
    Math.min(to - from, partOf(teamIds[to - 1] ?? 0) - partOf(teamIds[from] ?? 0) + 1),
  );
  for (let index = from; index < to; index += 1) {
    const generalRank = overall?.ranks[index] ?? 0;
    const before = overall?.ranksBefore[index] ?? 0;
    parts.add({
      teamId: teamIds[index] ?? 0,
      halfPoints: points[index] ?? 0,
      totalHalf: overall?.points[index] ?? 0,
      weekRank: week?.ranks[index] ?? 0,
      generalRank,
      generalMove: before === 0 ? null : before - generalRank,
    });
  }
  return parts;
}

function firstIndexAfter(sorted: Int32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes every ranking of a plan, and each team's position in it, under the claim's version, in place of what a worker
 * that was killed left of it.
 */
export async function writeRankings(
  context: GameContext,
  weekId: number,
  plan: ResultsPlan,
  { settlementId, version, owner }: Claim,
): Promise<void> {
  const { models, withTransaction } = context;
  for (const [firstWeek, ranking] of plan.rankings) {
    const key = { weekId, version, firstWeek };
    const columns = { week_id: weekId, version, first_week: firstWeek };
    const target = { table: 'ranking_parts', column: 'places', key: columns } as const;
    const positions = { table: 'ranking_positions', column: 'positions', key: columns } as const;
    const places = await placesOf(plan, ranking);
    const parts = places.parts().map((bytes, part) => ({ part, bytes }));
    await withTransaction(async (transaction) => {
      await models.RankingPart.destroy({ where: key, transaction });
      await insertParts(context, target, parts, transaction);
      await models.RankingPosition.destroy({ where: key, transaction });
      await insertParts(context, positions, positionParts(plan.teamIds, ranking.positions), transaction);
      // At the end, so that results may be written meanwhile: they wait for this row, too.
      const [updatedCount] = await models.Settlement.update(
        { leaseUntil: Date.now() + LEASE },
        { where: { id: settlementId, owner, state: 'running' }, transaction },
      );
      if (updatedCount !== 1) throw new ClaimLost();
    });
  }
}

/** A planned ranking as it is stored, the best team first. */
export async function placesOf(
  { teamIds, points: weekPoints }: ResultsPlan,
  ranking: PlannedRanking,
): Promise<RankingPlaces> {
  const places = RankingPlaces.ofLength(teamIds.length);
  await inSlices(teamIds.length, (from, to) => {
    for (let index = from; index < to; index += 1) {
      const rank = ranking.ranks[index] ?? 0;
      const before = ranking.ranksBefore[index] ?? 0;
      places.set((ranking.positions[index] ?? 1) - 1, {
        teamId: teamIds[index] ?? 0,
        points: ranking.points[index] ?? 0,
        weekPoints: weekPoints[index] ?? 0,
        rank,
        move: before === 0 ? null : before - rank,
      });
    }
  });
  return places;
}
