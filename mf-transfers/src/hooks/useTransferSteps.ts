import { useAnnounce } from '@euro/design-system';
import { useFormat, useNames } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback, useMemo } from 'react';
import { withIncoming } from '../domain/draftPair.js';
import { evaluateDraft } from '../domain/evaluateDraft.js';
import { refusalToBringIn, refusalToPutOut, type StepRefusal } from '../domain/refusals.js';
import { pairsReplaced, pairTakenBack, playerBroughtIn, playerPutOut } from '../store/draftSlice.js';
import { useTransfersDispatch } from '../store/transfersStore.js';
import { pageTexts } from '../texts/pageTexts.js';
import { useIssueText } from './useIssueText.js';
import type { OpenDraft } from './useOpenDraft.js';

/** Actions on the draft; a refused one shows a notice, a successful one is announced. */
export interface TransferSteps {
  putOut(outId: number): boolean;
  bringIn(outId: number, inId: number): boolean;
  takeBack(outId: number): void;
  clear(): void;
}

/** "€ 3,0 mln over", or how much is missing; tenths of a million. */
export function useMoneyText(): (moneyLeft: number) => string {
  const t = useText(pageTexts);
  const format = useFormat();
  return useCallback(
    (moneyLeft) =>
      t(moneyLeft < 0 ? 'moneyShort' : 'moneyLeft', { amount: format.money(Math.abs(moneyLeft)) }),
    [t, format],
  );
}

/** Steps on the open draft. */
export function useTransferSteps({ pairs, team }: OpenDraft): TransferSteps {
  const dispatch = useTransfersDispatch();
  const announce = useAnnounce();
  const { notices } = usePlatform();
  const t = useText(pageTexts);
  const names = useNames();
  const issueText = useIssueText();
  const moneyText = useMoneyText();
  return useMemo(() => {
    const isRefused = (refusal: StepRefusal | null): boolean => {
      if (refusal !== null) notices.show({ tone: 'warning', text: issueText(refusal) });
      return refusal !== null;
    };
    return {
      putOut(outId) {
        if (isRefused(refusalToPutOut(outId, pairs, team))) return false;
        dispatch(playerPutOut(outId));
        announce(t('announceOut', { name: names.player(outId) }));
        return true;
      },
      bringIn(outId, inId) {
        if (isRefused(refusalToBringIn(inId, outId, pairs, team))) return false;
        dispatch(playerBroughtIn({ outId, inId }));
        const { moneyLeft } = evaluateDraft(withIncoming(pairs, outId, inId), team);
        const values = { inName: names.player(inId), outName: names.player(outId) };
        announce(t('announceIn', { ...values, money: moneyText(moneyLeft) }));
        return true;
      },
      takeBack(outId) {
        dispatch(pairTakenBack(outId));
        announce(t('announceBack', { name: names.player(outId) }));
      },
      clear() {
        dispatch(pairsReplaced([]));
        const undo = { label: t('undo'), onPress: () => dispatch(pairsReplaced(pairs)) };
        // The draft that it restores is the open page's.
        notices.show({ tone: 'neutral', text: t('cleared'), action: undo, endsWithPage: true });
      },
    };
  }, [pairs, team, dispatch, announce, notices, t, names, issueText, moneyText]);
}
