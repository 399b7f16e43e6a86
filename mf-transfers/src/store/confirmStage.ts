import type { Receipt } from '@euro/api-contract';
import type { Tenths } from '@euro/game';
import type { RuleIssue } from '@euro/game-ui';
import type { DraftPair } from '../domain/draftPair.js';

/** The dialog's message about the last attempt. */
export type ConfirmNotice =
  /** Values changed: the money left now, and the one shown before. */
  | { readonly kind: 'prices'; readonly now: Tenths; readonly previous: Tenths }
  | { readonly kind: 'not-left'; readonly left: number; readonly requested: number }
  | { readonly kind: 'failed'; readonly text: string };

/** The stage of a confirmation. */
export type ConfirmStage =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly notice: ConfirmNotice | null; readonly isSending: boolean }
  /** The rules refused it: which, for the list to show at the players. */
  | { readonly kind: 'invalid'; readonly issues: readonly RuleIssue[]; readonly pairs: readonly DraftPair[] }
  /** The team was changed elsewhere, by these receipts. */
  | { readonly kind: 'changed'; readonly receipts: readonly Receipt[] };

export const CLOSED: ConfirmStage = { kind: 'closed' };

/** The server's issues with these pairs; none for another draft. */
export function issuesAt(stage: ConfirmStage, pairs: readonly DraftPair[]): readonly RuleIssue[] {
  return stage.kind === 'invalid' && stage.pairs === pairs ? stage.issues : [];
}
