import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { loadMatchdays } from './loadMatchday.js';
import { type SettlementResult, type SettleOptions, settleWeek } from './settleWeek.js';

/** Settles a matchday with all its matches and makes its points final (decisions §4.8). */
export function confirmWeek(
  context: GameContext,
  weekId: number,
  options: Omit<SettleOptions, 'state'> = {},
): Promise<SettlementResult> {
  return settleWeek(context, weekId, { ...options, state: 'confirmed' });
}

/**
 * Reopens a confirmed matchday and those after it; they stay provisional until an operator confirms them.
 * @param alongside stores what belongs to it, in the same transaction
 */
export async function reopenWeek(
  context: GameContext,
  weekId: number,
  alongside?: (reopenedWeeks: readonly number[], transaction: Transaction) => Promise<void>,
): Promise<number[]> {
  return context.withTransaction(async (transaction) => {
    const matchdays = await loadMatchdays(context, { transaction, lock: true });
    const reopenedMatchdays = matchdays.filter(
      ({ row }) => row.weekId >= weekId && row.state === 'confirmed',
    );
    for (const { competition, row } of reopenedMatchdays) {
      await context.models.Matchday.update(
        { state: 'provisional', held: true },
        { where: { competitionId: competition.id, weekId: row.weekId }, transaction },
      );
    }
    const weeks = reopenedMatchdays.map(({ row }) => row.weekId);
    if (weeks.length > 0) await alongside?.(weeks, transaction);
    return weeks;
  });
}
