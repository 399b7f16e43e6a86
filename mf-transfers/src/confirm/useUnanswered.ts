import type { TeamView } from '@euro/api-contract';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isDecided } from '@euro/platform/redux';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftPair } from '../domain/draftPair.js';
import { draftCameLate, draftRefused, type ExpiredDraft, expiredRestored } from '../store/draftSlice.js';
import { type Confirmation, transfersApi, useConfirmMutation } from '../store/transfersApi.js';
import { useTransfersDispatch } from '../store/transfersStore.js';
import { confirmTexts } from '../texts/confirmTexts.js';
import { useApplyConfirmed } from './useApplyConfirmed.js';

/** State of a confirmation whose matchday closed, and a function to retry it. */
export interface Unanswered {
  readonly fate: 'checking' | 'unknown' | 'decided';
  readonly checkAgain: () => void;
}

/**
 * Finds out the outcome of a confirmation without a response before its matchday closed: retries the call with the same
 * key, which the server answers as it did the first time, or refuses because the deadline has passed.
 */
export function useUnanswered(missedDraft: ExpiredDraft, { team }: TeamView): Unanswered {
  const { weekId, sent } = missedDraft;
  const dispatch = useTransfersDispatch();
  const { notices, state } = usePlatform();
  const t = useText(confirmTexts);
  const applyConfirmed = useApplyConfirmed(team.id);
  const [send] = useConfirmMutation();
  const [hasFailed, setFailed] = useState(false);
  const sentKey = useRef<string | null>(null);

  const checkAgain = useCallback(async () => {
    if (sent === null) return;
    setFailed(false);
    const { data, error } = await send({ id: team.id, body: bodyOf(sent.body), idempotencyKey: sent.key });
    if (data !== undefined) {
      applyConfirmed(data, weekId);
      const remainingPairs = missedDraft.pairs.filter((pair) => !isIn(pair, bodyOf(sent.body)));
      if (remainingPairs.length > 0)
        dispatch(expiredRestored({ ...missedDraft, pairs: remainingPairs, sent: null }));
      notices.show({ tone: 'positive', text: t('inTime', { week: weekId }) });
      return;
    }
    const failure = asFailure(error);
    if (!isDecided(failure)) {
      setFailed(true);
      return;
    }
    // The lateness of this call is not that of the one before.
    const isLate = failure.code === 'deadline-passed' || failure.code === 'team-locked';
    dispatch(isLate ? draftCameLate({ weekId, lateness: null }) : draftRefused({ weekId }));
    dispatch(transfersApi.util.invalidateTags(['Team']));
    state.refresh('matches');
  }, [missedDraft, sent, weekId, team.id, send, applyConfirmed, notices, t, dispatch, state]);

  useEffect(() => {
    if (!sent?.isUnanswered || sentKey.current === sent.key) return;
    sentKey.current = sent.key;
    void checkAgain();
  }, [sent, checkAgain]);

  return {
    fate: sent === null ? 'decided' : hasFailed ? 'unknown' : 'checking',
    checkAgain: () => void checkAgain(),
  };
}

/** As this section wrote it. */
function bodyOf(text: string): Confirmation['body'] {
  return JSON.parse(text) as Confirmation['body'];
}

function isIn({ outId, inId }: DraftPair, { transfers }: Confirmation['body']): boolean {
  return transfers.some((transfer) => transfer.outId === outId && transfer.inId === inId);
}
