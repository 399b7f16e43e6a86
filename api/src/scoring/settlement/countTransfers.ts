import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import type { LineupRangesInput } from '../packed/index.js';

/** How often a player was bought and sold. */
export interface TransferCounts {
  readonly bought: number;
  readonly sold: number;
}

interface Pair {
  readonly inId: number;
  readonly outId: number;
  readonly transfers: number;
}

/**
 * The confirmed transfers for a matchday of all teams that take part in it, by player id. Those that were undone are gone, and
 * a squad that is chosen freely (Free Hit, Wild Card, before the first deadline) is none.
 */
export async function countTransfers(
  { sequelize }: GameContext,
  { competitionId, weekId, onlyPaid }: LineupRangesInput,
  transaction: Transaction,
): Promise<ReadonlyMap<number, TransferCounts>> {
  const pairs = await select<Pair>(
    sequelize,
    `SELECT x.in_id AS inId, x.out_id AS outId, COUNT(*) AS transfers
       FROM transfers x JOIN teams t ON t.id = x.team_id
      WHERE x.week_id = :weekId AND t.competition_id = :competitionId AND t.week_id <= :weekId
        AND t.deleted_at IS NULL AND (:onlyPaid = 0 OR t.paid = 1)
      GROUP BY x.in_id, x.out_id`,
    { competitionId, weekId, onlyPaid: Number(onlyPaid) },
    transaction,
  );
  const counts = new Map<number, { bought: number; sold: number }>();
  const countsOf = (playerId: number) => {
    const own = counts.get(playerId) ?? { bought: 0, sold: 0 };
    counts.set(playerId, own);
    return own;
  };
  for (const { inId, outId, transfers } of pairs) {
    countsOf(inId).bought += Number(transfers);
    countsOf(outId).sold += Number(transfers);
  }
  return counts;
}
