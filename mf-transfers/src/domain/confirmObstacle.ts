import type { MessageParams, TransferIssueCode } from '@euro/game';
import { isComplete } from './draftPair.js';
import type { DraftEvaluation } from './evaluateDraft.js';
import type { SavedTeam } from './savedTeam.js';

/** Why a draft can't be confirmed. */
export interface ConfirmObstacle {
  readonly code: TransferIssueCode | 'nothing-chosen' | 'no-transfers-left' | 'in-missing';
  readonly params: MessageParams;
}

/** The first thing to put right before the draft can be confirmed; null when it can (spec §5). */
export function confirmObstacle(
  { pairs, result }: DraftEvaluation,
  { freeLeft, surplus }: Pick<SavedTeam, 'freeLeft' | 'surplus'>,
): ConfirmObstacle | null {
  if (pairs.length === 0) {
    const mayChoose = freeLeft > 0 || surplus.length > 0;
    return { code: mayChoose ? 'nothing-chosen' : 'no-transfers-left', params: {} };
  }
  const open = pairs.filter((pair) => !isComplete(pair));
  if (open.length > 0) return { code: 'in-missing', params: { playerIds: open.map(({ outId }) => outId) } };
  return result === null || result.ok ? null : (result.issues[0] ?? null);
}
