import type { ApiFailure } from '@euro/platform';

/** A row that was refused, and why. */
export interface Failed<T> {
  readonly row: T;
  readonly failure: ApiFailure;
}

/** What became of several rows. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly Failed<T>[];
  /** Not tried: it was stopped before. */
  readonly left: readonly T[];
}

/** Nothing tried yet. */
export function emptyOutcome<T>(rows: readonly T[]): Outcome<T> {
  return { done: [], failed: [], left: rows };
}

interface Run<T> {
  readonly act: (row: T) => Promise<ApiFailure | null>;
  readonly onProgress: (outcome: Outcome<T>) => void;
  readonly mayGoOn: () => boolean;
}

/**
 * Does the same to one row after the other, so that each has a transaction, an entry in the audit log and a refusal of its
 * own, and none waits longer than a call may take. A row that fails stops nothing.
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
      left: rows.slice(index + 1),
    };
    onProgress(outcome);
  }
  return outcome;
}
