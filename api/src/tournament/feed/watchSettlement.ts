import type { Transaction } from 'sequelize';
import type { TeamsPreview } from './importReport.js';
import { type MatchdaysToSettle, matchdaysToSettle, type SettlementNeed } from './matchdaysToSettle.js';

/** How settlement sees a competition inside the transaction of an import or a message. */
export interface ImportedSettlement {
  readonly needs: (competitionId: number, transaction: Transaction) => Promise<SettlementNeed[]>;
  /** Results of matchdays, as the next settlement would compute them. */
  readonly preview: (
    competitionId: number,
    weekIds: readonly number[],
    transaction: Transaction,
  ) => Promise<TeamsPreview | null>;
}

interface Watched {
  /** Undefined where nobody asks what is settled. */
  readonly settlement: ImportedSettlement | undefined;
  /** Null for a competition that is new. */
  readonly competitionId: number | null;
  /** Computes the results, too. */
  readonly isDryRun: boolean;
}

/** What is settled because of a change: call it before the change, and its answer after it, with the competition's id. */
export async function watchSettlement(
  { settlement, competitionId, isDryRun }: Watched,
  transaction: Transaction,
): Promise<(id: number) => Promise<MatchdaysToSettle & { readonly teams: TeamsPreview | null }>> {
  if (!settlement) return async () => ({ toSettle: [], toSettleAgain: [], teams: null });
  const before = competitionId === null ? [] : await settlement.needs(competitionId, transaction);
  return async (id) => {
    const due = matchdaysToSettle(before, await settlement.needs(id, transaction));
    const weeks = [...due.toSettle, ...due.toSettleAgain];
    return { ...due, teams: isDryRun ? await settlement.preview(id, weeks, transaction) : null };
  };
}
