import type { AppContext } from '../context.js';

/** Work that the API repeats in the background; a run never overlaps the one before. */
export interface Job {
  readonly name: string;
  /**
   * `process`: keeps what a process knows up to date, so each runs it. `portal`: work that is done once for all; whoever
   * does it claims it in the database, so several may try.
   */
  readonly scope: 'process' | 'portal';
  /** Real milliseconds between two runs. */
  readonly everyMs: number;
  /** @param now epoch milliseconds of game time */
  run(context: AppContext, now: number): Promise<void>;
}
