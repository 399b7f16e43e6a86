import type { Receipt } from '@euro/api-contract';
import { type PhraseKind, type ReceiptRow, useFormat, useLeadText, useReceiptPhrases } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
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
import { receiptsTexts } from '../texts/receiptsTexts.js';

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

/** Draws receipts as rows: what changed, for which matchday, when, and how long before its deadline. */
export function useReceiptRows(): (receipts: readonly Receipt[]) => ReceiptRow[] {
  const phrasesOf = useReceiptPhrases();
  const leadText = useLeadText();
  const format = useFormat();
  const t = useText(receiptsTexts);
  return useCallback(
    (receipts) =>
      receipts.map((receipt) => {
        const lines = phrasesOf(receipt);
        const Icon = ICONS[lines[0]?.kind ?? 'saved'];
        const { id, weekId, at, msBeforeDeadline } = receipt;
        const when = format.shortMoment(at).replace(' · ', ' ');
        return {
          id,
          icon: <Icon />,
          lines,
          // What no deadline binds, a name, is of no matchday.
          detail:
            msBeforeDeadline === null
              ? when
              : `${t('matchday', { week: weekId })} · ${when} · ${leadText(msBeforeDeadline)}`,
        };
      }),
    [phrasesOf, leadText, format, t],
  );
}
