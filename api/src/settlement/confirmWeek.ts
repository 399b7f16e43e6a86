import type { GameContext } from './gameContext.js';
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

/** Takes the confirmation of a matchday back, and of those after it; they stay open until an operator confirms them. */
export async function reopenWeek(context: GameContext, weekId: number): Promise<number[]> {
  return context.withTransaction(async (transaction) => {
    const matchdays = await loadMatchdays(context, { transaction, lock: true });
    const reopened = matchdays.filter(({ row }) => row.weekId >= weekId && row.state === 'confirmed');
    for (const { competition, row } of reopened) {
      await context.models.Matchday.update(
        { state: 'provisional', held: true },
        { where: { competitionId: competition.id, weekId: row.weekId }, transaction },
      );
    }
    return reopened.map(({ row }) => row.weekId);
  });
}
