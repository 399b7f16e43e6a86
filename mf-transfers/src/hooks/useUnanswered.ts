import type { TeamView } from '@euro/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { settleUnanswered } from '../drafting/settleUnanswered.js';
import type { ExpiredDraft } from '../store/draftSlice.js';
import { useDraftingPorts } from './useDraftingPorts.js';

/** State of a confirmation whose matchday closed, and a function to retry it. */
export interface Unanswered {
  readonly fate: 'checking' | 'unknown' | 'decided';
  readonly checkAgain: () => void;
}

/** Asks for the outcome of a confirmation without a response, once by itself and again on request. */
export function useUnanswered(missedDraft: ExpiredDraft, { team }: TeamView): Unanswered {
  const { sent } = missedDraft;
  const ports = useDraftingPorts();
  const [hasFailed, setFailed] = useState(false);
  const sentKey = useRef<string | null>(null);

  const checkAgain = useCallback(async () => {
    setFailed(false);
    setFailed(!(await settleUnanswered(ports, team.id, missedDraft)));
  }, [ports, team.id, missedDraft]);

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
