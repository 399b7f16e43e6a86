import type { Receipt } from '@euro/api-contract';
import { type PhraseKind, type ReceiptRow, useFormat, useLeadText, useReceiptPhrases } from '@euro/game-ui';
import {
  ArrowLeftRight,
  ArrowRight,
  ArrowUpDown,
  Check,
  type LucideIcon,
  Pencil,
  Undo2,
  UserMinus,
  UserPlus,
  Zap,
} from 'lucide-react';
import { useCallback } from 'react';

const ICONS: Readonly<Record<PhraseKind, LucideIcon>> = {
  created: UserPlus,
  'players-in': UserPlus,
  'players-out': UserMinus,
  swap: ArrowLeftRight,
  'bench-order': ArrowLeftRight,
  captain: Check,
  'vice-captain': Check,
  transfer: ArrowRight,
  'transfer-back': Undo2,
  booster: Zap,
  'power-sub': ArrowUpDown,
  'power-sub-undone': Undo2,
  name: Pencil,
  'name-visible': Pencil,
  saved: Check,
};

/** Draws receipts as rows: what changed, when, and how long before the deadline. */
export function useReceiptRows(): (receipts: readonly Receipt[]) => ReceiptRow[] {
  const phrasesOf = useReceiptPhrases();
  const leadText = useLeadText();
  const format = useFormat();
  return useCallback(
    (receipts) =>
      receipts.map((receipt) => {
        const lines = phrasesOf(receipt);
        const Icon = ICONS[lines[0]?.kind ?? 'saved'];
        const { id, at, msBeforeDeadline } = receipt;
        const when = format.shortMoment(at).replace(' · ', ' ');
        return {
          id,
          icon: <Icon />,
          lines,
          detail: msBeforeDeadline === null ? when : `${when} · ${leadText(msBeforeDeadline)}`,
        };
      }),
    [phrasesOf, leadText, format],
  );
}
