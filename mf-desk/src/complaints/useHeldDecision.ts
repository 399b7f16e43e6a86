import type { BodyOf, Complaint } from '@euro/api-contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './answers.js';

/** An answer that can still be taken back. */
export interface HeldDecision {
  readonly complaint: Complaint;
  /** What was filled in, for when it is taken back or refused. */
  readonly draft: Draft;
  readonly body: BodyOf<'POST admin/complaints/{id}/decide'>;
  /** The filters of the list in which it was answered. */
  readonly filters: { readonly status: string; readonly filter: string };
}

/** An answer is sent after so many milliseconds. */
const HELD_FOR = 10_000;

/**
 * Holds an answer for ten seconds, in which it can be taken back. The next answer, another page and a hidden tab send it
 * at once; what a closed browser does not send waits on in the list.
 */
export function useHeldDecision(send: (decision: HeldDecision) => void) {
  const [held, setHeld] = useState<HeldDecision | null>(null);
  const current = useRef<{ readonly decision: HeldDecision; readonly timer: number } | null>(null);

  const drop = () => {
    const last = current.current;
    if (last) window.clearTimeout(last.timer);
    current.current = null;
    setHeld(null);
    return last?.decision ?? null;
  };
  const flush = () => {
    const decision = drop();
    if (decision) send(decision);
  };
  const flushNow = useEffectEvent(flush);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && flushNow();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      flushNow();
    };
  }, []);

  return {
    held,
    hold(decision: HeldDecision) {
      flush();
      current.current = { decision, timer: window.setTimeout(flush, HELD_FOR) };
      setHeld(decision);
    },
    /** The answer that was taken back. */
    takeBack: drop,
  };
}
