import type { FreeTransfers as Counts } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { JudgedDraft } from '../domain/judgeDraft.js';
import { pageTexts } from '../texts/pageTexts.js';
import { type CoinGroup, TransferTally } from './transfers/TransferTally.js';

interface FreeTransfersProps {
  counts: Counts;
  judged: JudgedDraft;
  weekId: number;
}

/** The free transfers: this matchday's and the saved ones as coins, and what the draft leaves of them. */
export function FreeTransfers({ counts, judged, weekId }: FreeTransfersProps) {
  const world = useWorld();
  const t = useText(pageTexts);
  const { left, earned, used } = counts;
  // This matchday's own go first: what is saved can wait.
  const free = Math.min(left, Math.max(0, earned - used));
  const groups: CoinGroup[] = [
    { kind: 'free', left: free, used: earned - free, text: t('coinsFree', { count: free }) },
    { kind: 'saved', left: left - free, text: t('coinsSaved') },
  ];
  const after = judged.transfersLeft;
  const draftText =
    after < 0
      ? t('tallyTooMany', { ready: judged.ready, over: -after })
      : t('tallyDraft', { ready: judged.ready, after });
  const idleText =
    used > 0
      ? t('tallyUsed', { week: weekId, count: used })
      : t(world.rules.transferCanBeSaved ? 'tallyNone' : 'tallyNoneUnsaved');
  return (
    <TransferTally
      groups={groups.filter((group) => group.left + (group.used ?? 0) > 0)}
      title={t('left', { count: left })}
      text={judged.pairs.length > 0 ? draftText : idleText}
    />
  );
}
