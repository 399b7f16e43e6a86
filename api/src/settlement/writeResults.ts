import type { Claim } from './claimSettlement.js';
import { LEASE } from './claimSettlement.js';
import type { GameContext } from './gameContext.js';
import type { ResultsPlan } from './planResults.js';

/** Rows in one statement. */
const BATCH = 5_000;

/** Somebody else took the settlement over: this worker must stop. */
export class ClaimLost extends Error {
  constructor() {
    super('Another process took this settlement over.');
  }
}

export interface WriteOptions {
  /** Teams in one transaction. */
  readonly rangeSize: number;
  /** Called after each range is committed. */
  readonly afterRange?: (cursorTeamId: number) => void | Promise<void>;
}

/**
 * Writes the results of a plan behind the claim's cursor, range by range: rows and cursor of a range are committed
 * together, so that a worker that is killed loses a range at most and nothing is written twice.
 */
export async function writeResults(
  context: GameContext,
  weekId: number,
  plan: ResultsPlan,
  claim: Claim,
  { rangeSize, afterRange }: WriteOptions,
): Promise<void> {
  let cursor = claim.cursorTeamId;
  let start = firstIndexAfter(plan.teamIds, cursor);
  while (start < plan.teamIds.length) {
    const end = Math.min(start + rangeSize, plan.teamIds.length);
    const next = plan.teamIds[end - 1] ?? cursor;
    const from = start;
    const expected = cursor;
    await context.withTransaction(async (transaction) => {
      const [moved] = await context.models.Settlement.update(
        { cursorTeamId: next, leaseUntil: Date.now() + LEASE },
        {
          where: { id: claim.settlementId, owner: claim.owner, cursorTeamId: expected, state: 'running' },
          transaction,
        },
      );
      if (moved !== 1) throw new ClaimLost();
      for (let batch = from; batch < end; batch += BATCH) {
        const sql = insertRows(weekId, claim.version, plan, batch, Math.min(batch + BATCH, end));
        await context.sequelize.query(sql, { transaction });
      }
    });
    cursor = next;
    start = end;
    await afterRange?.(cursor);
  }
}

/** Integers only, so the statement can carry them as they are. */
function insertRows(weekId: number, version: number, plan: ResultsPlan, from: number, to: number): string {
  const { teamIds, points, rankings } = plan;
  const overall = rankings.values().next().value;
  const week = rankings.get(weekId);
  const rows: string[] = [];
  for (let index = from; index < to; index += 1) {
    const rank = overall?.ranks[index] ?? 0;
    const before = overall?.ranksBefore[index] ?? 0;
    const move = before === 0 ? 'NULL' : before - rank;
    rows.push(
      `(${weekId},${version},${teamIds[index]},${points[index]},${overall?.points[index]},` +
        `${week?.ranks[index]},${rank},${move})`,
    );
  }
  return (
    'INSERT INTO team_results (week_id, version, team_id, half_points, total_half, week_rank, ' +
    `general_rank, general_move) VALUES ${rows.join(',')}`
  );
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
