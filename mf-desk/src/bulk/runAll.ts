import type { ApiFailure } from '@euro/platform';

/** A row that was refused, and why. */
export interface Failed<T> {
  readonly row: T;
  readonly failure: ApiFailure;
}

/** Result of an action on several rows. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly Failed<T>[];
  /** Not tried: it was stopped before. */
  readonly remaining: readonly T[];
}

/** The result before the first row. */
export function emptyOutcome<T>(rows: readonly T[]): Outcome<T> {
  return { done: [], failed: [], remaining: rows };
}

interface Run<T> {
  readonly act: (row: T) => Promise<ApiFailure | null>;
  readonly onProgress: (outcome: Outcome<T>) => void;
  readonly mayGoOn: () => boolean;
}

/**
 * Runs an action for one row after the other, so that each has its own transaction, audit entry and refusal, and no
 * call takes too long. A failed row does not stop the others.
 */
export async function runAll<T>(
  rows: readonly T[],
  { act, onProgress, mayGoOn }: Run<T>,
): Promise<Outcome<T>> {
  let outcome = emptyOutcome(rows);
  for (const [index, row] of rows.entries()) {
    if (!mayGoOn()) break;
    const failure = await act(row);
    outcome = {
      done: failure ? outcome.done : [...outcome.done, row],
      failed: failure ? [...outcome.failed, { row, failure }] : outcome.failed,
      remaining: rows.slice(index + 1),
    };
    onProgress(outcome);
  }
  return outcome;
}
