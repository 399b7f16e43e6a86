import type { FreeTransfers as Counts } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { DraftEvaluation } from '../domain/evaluateDraft.js';
import { pageTexts } from '../texts/pageTexts.js';
import { type CoinGroup, TransferTally } from './transfers/TransferTally.js';

interface FreeTransfersProps {
  counts: Counts;
  evaluation: DraftEvaluation;
  weekId: number;
}

/** The free transfers: this matchday's and the saved ones as coins, and the number left after the draft. */
export function FreeTransfers({ counts, evaluation, weekId }: FreeTransfersProps) {
  const world = useWorld();
  const t = useText(pageTexts);
  const { left, earned, used } = counts;
  // This matchday's are used first, then the saved ones.
  const free = Math.min(left, Math.max(0, earned - used));
  const groups: CoinGroup[] = [
    { kind: 'free', left: free, used: earned - free, text: t('coinsFree', { count: free }) },
    { kind: 'saved', left: left - free, text: t('coinsSaved') },
  ];
  const leftAfter = evaluation.transfersLeft;
  const draftText =
    leftAfter < 0
      ? t('tallyTooMany', { ready: evaluation.ready, over: -leftAfter })
      : t('tallyDraft', { ready: evaluation.ready, after: leftAfter });
  const idleText =
    used > 0
      ? t('tallyUsed', { week: weekId, count: used })
      : t(world.rules.transferCanBeSaved ? 'tallyNone' : 'tallyNoneUnsaved');
  return (
    <TransferTally
      groups={groups.filter((group) => group.left + (group.used ?? 0) > 0)}
      title={t('left', { count: left })}
      text={evaluation.pairs.length > 0 ? draftText : idleText}
    />
  );
}
