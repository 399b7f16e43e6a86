import type { Transaction } from 'sequelize';

/** The game's time (decisions §2.1). Nothing else may ask what time it is in the game. */
export interface Clock {
  /** Epoch milliseconds of game time, as known a moment ago. */
  now(): number;
  /** Game seconds per real second; 0 while it is stopped. */
  speed(): number;
  /** Changes whenever the time or the speed is set; equal in every process that knows the same setting. */
  setting(): string;
  /**
   * For how many real milliseconds at least game time has been behind `moment` (epoch milliseconds of game time),
   * whatever the clock was set to before; negative while the moment is to come.
   */
  realSince(moment: number): number;
  /** Epoch milliseconds, the setting read again in this transaction: what deadlines are judged by. */
  fresh(transaction: Transaction): Promise<number>;
  /** SQL of a scalar: the setting, for a statement of a transaction that reads more than that. */
  readonly settingSql: string;
  /**
   * Epoch milliseconds: `fresh` for callers that have read `settingSql`.
   * @param setting the value that the database returned
   */
  freshFrom(setting: unknown): number;
  /**
   * Epoch milliseconds of game time at which a request counts that was received at `receivedAt` (epoch milliseconds of
   * real time), by the setting that was read last: then, but at most ten seconds ago, and not before the clock was
   * set.
   */
  whenReceived(receivedAt: number): number;
  /**
   * Epoch milliseconds of game time up to which every request that counts there is decided: later ones may still wait.
   */
  decidedUpTo(): number;
}
