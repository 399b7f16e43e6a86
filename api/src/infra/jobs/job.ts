import type { BaseContext } from '../context.js';

/** Work that the API repeats in the background; a run never overlaps the one before. */
export interface Job<C extends BaseContext = BaseContext> {
  readonly name: string;
  /**
   * `process`: keeps what a process knows up to date, so each runs it. `portal`: work that is done once for all; a
   * process claims it in the database, so several may try.
   */
  readonly scope: 'process' | 'portal';
  /** Runs for each competition in its own context, and none waits for another. */
  readonly eachCompetition?: true;
  /** Real milliseconds between two runs. */
  readonly everyMs: number;
  /**
   * @param now epoch milliseconds of game time
   * @returns `again` when there is more to do, which then is done without a pause; anything else counts as nothing
   */
  run(context: C, now: number): Promise<unknown>;
}
