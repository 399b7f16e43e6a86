import { SheetAction, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, LogOut, Undo2 } from 'lucide-react';
import { marketAdvice } from '../domain/marketAdvice.js';
import { refusalToPutOut } from '../domain/refusals.js';
import { useIssueText } from '../hooks/useIssueText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { sheetTexts } from '../texts/sheetTexts.js';

interface TransferActionsProps {
  playerId: number;
  draft: OpenDraft;
  /** Id of the player being replaced. */
  outId: number | null;
  onPutOut: (outId: number) => void;
  onPick: (inId: number) => void;
  onChoose: (outId: number) => void;
  onBack: (outId: number) => void;
}

/** Actions on a player's sheet: sell, buy, or undo. */
export function TransferActions({ playerId, draft, outId, ...handlers }: TransferActionsProps) {
  const world = useWorld();
  const t = useText(sheetTexts);
  const names = useNames();
  const issueText = useIssueText();
  const { pairs, team } = draft;
  const advice = marketAdvice(playerId, { outId, cheapest: world.cheapest }, pairs, team);
  switch (advice.kind) {
    case 'held': {
      const refusal = refusalToPutOut(playerId, pairs, team);
      return (
        <SheetAction
          tone={refusal === null ? 'go' : 'plain'}
          icon={<LogOut aria-hidden />}
          disabledReason={refusal === null ? undefined : issueText(refusal)}
          onClick={() => handlers.onPutOut(playerId)}
        >
          {refusal === null ? t('putOut') : issueText(refusal)}
        </SheetAction>
      );
    }
    case 'goes-out':
    case 'comes-in': {
      const outgoingId = advice.kind === 'comes-in' ? advice.outId : playerId;
      return (
        <>
          <SheetAction icon={<ArrowLeftRight aria-hidden />} onClick={() => handlers.onChoose(outgoingId)}>
            {t('another')}
          </SheetAction>
          <SheetAction tone="danger" icon={<Undo2 aria-hidden />} onClick={() => handlers.onBack(outgoingId)}>
            {t(advice.kind === 'comes-in' ? 'takeBack' : 'stays')}
          </SheetAction>
        </>
      );
    }
    case 'free':
    case 'tight':
    case 'refused': {
      const refusal = advice.kind === 'refused' ? issueText(advice.refusal) : undefined;
      return (
        <SheetAction
          tone={refusal === undefined ? 'go' : 'plain'}
          icon={<ArrowLeftRight aria-hidden />}
          disabledReason={refusal}
          onClick={() => handlers.onPick(playerId)}
        >
          {refusal ?? (outId === null ? t('bringIn') : t('bringInFor', { name: names.player(outId) }))}
        </SheetAction>
      );
    }
  }
}
