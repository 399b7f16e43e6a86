import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { SettlementNeed } from '../../tournament/index.js';
import { dueState } from './dueState.js';
import { loadMatchdays } from './loadMatchday.js';

/** The matchdays to settle, and the evidence for each, as this transaction sees the game. */
export async function settlementNeeds(
  context: GameContext,
  transaction: Transaction,
): Promise<SettlementNeed[]> {
  const matchdays = await loadMatchdays(context, { transaction });
  return matchdays.map((matchday, index) => ({
    weekId: matchday.row.weekId,
    hasPoints: matchday.row.version !== null,
    evidence: matchday.evidence,
    isDue: dueState(matchday, matchdays.slice(index + 1)) !== null,
  }));
}
