import type { Transaction } from 'sequelize';
import type { BaseContext } from '../context.js';

/**
 * Lanes of a shared queue. They do not wait for each other: a mail server or provider that does not answer blocks
 * only its own.
 */
export type Lane = 'game' | 'mail' | 'push' | 'payments';

/** Options of a job that a shared queue (`QUEUE=redis`) runs once for all processes. */
export interface QueuedAs {
  readonly lane: Lane;
  /** Within its lane lower numbers run first, from 1. */
  readonly priority: number;
  /**
   * `announced`: rows become due by commits of ours, which announce it, and by time that is announced too. Without it
   * the job depends on the game's clock or on others, and is scheduled on its interval, once for all workers.
   */
  readonly announced?: true;
  /** Concurrent runs over all workers, as many as there is work for; 1 when left out. */
  readonly parallel?: number;
}

/** Backlog of a kind of work in the tables. */
export interface Backlog {
  /** Rows whose time has come. */
  readonly due: number;
  /** Rows that wait for a later moment. */
  readonly later: number;
  /** Since when the oldest due row waits, epoch milliseconds of real time; null: none is due. */
  readonly oldest: number | null;
}

/** Work that the API repeats in the background; a run never overlaps the one before. */
export interface Job<C extends BaseContext = BaseContext> {
  readonly name: string;
  /**
   * `process`: refreshes caches of a process, so each runs it; `worker`: the same of those that work for the portal.
   * `portal`: work that is done once for all; a process claims it in the database, so several may try.
   */
  readonly scope: 'process' | 'worker' | 'portal';
  /** Runs for each competition in its own context, and none waits for another. */
  readonly eachCompetition?: true;
  /** Real milliseconds between two runs. */
  readonly everyMs: number;
  /** Options of a job for the portal. */
  readonly queue?: QueuedAs;
  /**
   * @param now epoch milliseconds of game time
   * @returns `again` when there is more to do: the job then runs again without a pause
   */
  run(context: C, now: number): Promise<unknown>;
  /** Backlog of all competitions; absent for work without rows. */
  backlog?(context: C): Promise<Backlog>;
  /** Makes rows due that were given up, by the subjects of their failures; left out when there are none. */
  requeue?(context: C, subjects: readonly string[], transaction: Transaction): Promise<void>;
}
