import type { ApiFailure } from '@euro/platform';
import { useEffect, useRef, useState } from 'react';
import { emptyOutcome, type Outcome, runAll } from './runAll.js';

interface BulkRunInput<T> {
  readonly rows: readonly T[];
  readonly act: (row: T) => Promise<ApiFailure | null>;
  readonly onEnd: (outcome: Outcome<T>) => void;
}

/** The same done to several rows, one after the other. */
export interface BulkRun<T> {
  /** The rows when it was asked for: the list behind it changes while it runs. */
  readonly all: readonly T[];
  readonly outcome: Outcome<T>;
  readonly phase: 'asks' | 'runs' | 'ended';
  /** Rows that it was not done to yet, the refused ones first. */
  readonly open: readonly T[];
  run(): Promise<void>;
  /** Ends after the row that it is at. */
  stop(): void;
}

export function useBulkRun<T>({ rows, act, onEnd }: BulkRunInput<T>): BulkRun<T> {
  const [all] = useState(rows);
  const [outcome, setOutcome] = useState<Outcome<T>>(() => emptyOutcome(rows));
  const [phase, setPhase] = useState<BulkRun<T>['phase']>('asks');
  const mayGoOn = useRef(true);
  const open = [...outcome.failed.map(({ row }) => row), ...outcome.remaining];

  useEffect(() => {
    mayGoOn.current = true;
    return () => {
      mayGoOn.current = false;
    };
  }, []);

  async function run() {
    if (phase === 'runs') return;
    const doneBefore = outcome.done;
    mayGoOn.current = true;
    setPhase('runs');
    setOutcome({ done: doneBefore, failed: [], remaining: open });
    const withBefore = (one: Outcome<T>) => ({ ...one, done: [...doneBefore, ...one.done] });
    const result = await runAll(open, {
      act,
      onProgress: (one) => setOutcome(withBefore(one)),
      mayGoOn: () => mayGoOn.current,
    });
    setPhase('ended');
    onEnd(withBefore(result));
  }

  return {
    all,
    outcome,
    phase,
    open,
    run,
    stop() {
      mayGoOn.current = false;
    },
  };
}
