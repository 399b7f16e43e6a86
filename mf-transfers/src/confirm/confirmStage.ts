import type { Receipt } from '@euro/api-contract';
import type { Tenths } from '@euro/game';
import type { RuleIssue } from '@euro/game-ui';
import type { DraftPair } from '../domain/draftPair.js';

/** What the dialog says of the last try. */
export type ConfirmNotice =
  /** Values moved: money that would be left now, and what was promised. */
  | { readonly kind: 'prices'; readonly now: Tenths; readonly promised: Tenths }
  | { readonly kind: 'not-left'; readonly left: number; readonly wanted: number }
  | { readonly kind: 'failed'; readonly text: string };

/** The stage of a confirmation. */
export type ConfirmStage =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly notice: ConfirmNotice | null }
  /** The rules refused it: which, for the list to show at the players. */
  | { readonly kind: 'invalid'; readonly issues: readonly RuleIssue[]; readonly pairs: readonly DraftPair[] }
  /** The team was changed elsewhere: what happened there. */
  | { readonly kind: 'changed'; readonly receipts: readonly Receipt[] };

export const CLOSED: ConfirmStage = { kind: 'closed' };

/** What the server found wrong with these pairs; nothing once the draft is another one. */
export function issuesAt(stage: ConfirmStage, pairs: readonly DraftPair[]): readonly RuleIssue[] {
  return stage.kind === 'invalid' && stage.pairs === pairs ? stage.issues : [];
}
