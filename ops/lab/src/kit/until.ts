import { setTimeout as pause } from 'node:timers/promises';

interface Wait {
  /** Milliseconds after which it is given up. */
  readonly timeoutMs: number;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** The message of the error that says so. */
  readonly problem: string;
}

/** Asks until the answer is yes. @throws an Error when it is not in time */
export async function until(
  isReached: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs, problem }: Wait,
): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(everyMs))
    if (await isReached()) return;
  throw new Error(problem);
}
