import type { AppContext } from '../context.js';

/** Work that the API repeats in the background; a run never overlaps the one before. */
export interface Job {
  readonly name: string;
  /** Real milliseconds between two runs. */
  readonly everyMs: number;
  /** @param now epoch milliseconds of game time */
  run(context: AppContext, now: number): Promise<void>;
}
