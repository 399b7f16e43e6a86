import type { Clock } from '../../infra/clock/clock.js';
import type { GameContext } from '../../infra/context.js';
import { previewResults, settlementNeeds } from '../../scoring/index.js';
import type { ImportedSettlement } from '../../tournament/index.js';

/** Settlement as an import sees it, in the transaction of the import. */
export function settlementOf(
  context: GameContext,
  clockOf: (competitionId: number) => Clock,
): ImportedSettlement {
  const contextOf = (competitionId: number) => ({ ...context, competitionId, clock: clockOf(competitionId) });
  return {
    needs: (competitionId, transaction) => settlementNeeds(contextOf(competitionId), transaction),
    preview: (competitionId, weekIds, transaction) =>
      previewResults(contextOf(competitionId), weekIds, transaction),
  };
}
