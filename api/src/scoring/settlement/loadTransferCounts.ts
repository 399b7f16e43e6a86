import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import type { LineupRangesInput } from '../../packed/index.js';
import { popularityOfMatchday } from './matchdayRows.js';

/** Numbers of purchases and sales of a player. */
export interface TransferCounts {
  readonly purchases: number;
  readonly sales: number;
}

interface Pair {
  readonly inId: number;
  readonly outId: number;
  readonly transfers: number;
}

type Which = LineupRangesInput & {
  /** The matchday has provisional results, and this settlement does not confirm them. */
  readonly isAgain: boolean;
};

/**
 * The confirmed transfers for a matchday of all participating teams, by player id. Undone ones don't count, nor does
 * a squad that is chosen freely (Free Hit, Wild Card, before the first deadline). After the deadline none are added:
 * a later settlement takes over the stored counts, and the one that confirms counts again.
 */
export async function loadTransferCounts(
  context: GameContext,
  { isAgain, ...matchday }: Which,
  transaction: Transaction,
): Promise<ReadonlyMap<number, TransferCounts>> {
  const storedCounts = isAgain ? await loadStored(context, matchday, transaction) : null;
  return storedCounts ?? countTransfers(context, matchday, transaction);
}

/** Null where a release before did not count. */
async function loadStored(
  { models }: GameContext,
  { competitionId, weekId }: LineupRangesInput,
  transaction: Transaction,
): Promise<ReadonlyMap<number, TransferCounts> | null> {
  const rows = await models.PlayerPopularity.findAll({
    where: popularityOfMatchday(competitionId, weekId),
    raw: true,
    transaction,
  });
  const counts = new Map<number, TransferCounts>();
  for (const { playerId, transfersIn, transfersOut } of rows) {
    if (transfersIn === null || transfersOut === null) return null;
    counts.set(playerId, { purchases: transfersIn, sales: transfersOut });
  }
  return counts;
}

async function countTransfers(
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
  const counts = new Map<number, { purchases: number; sales: number }>();
  const countsOf = (playerId: number) => {
    const own = counts.get(playerId) ?? { purchases: 0, sales: 0 };
    counts.set(playerId, own);
    return own;
  };
  for (const { inId, outId, transfers } of pairs) {
    countsOf(inId).purchases += Number(transfers);
    countsOf(outId).sales += Number(transfers);
  }
  return counts;
}
