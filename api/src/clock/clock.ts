import type { Transaction } from 'sequelize';

/** The game's time (decisions §2.1). Nothing else may ask what time it is in the game. */
export interface Clock {
  /** Epoch milliseconds of game time, as known a moment ago. */
  now(): number;
  /** Game seconds per real second. */
  speed(): number;
  /** Epoch milliseconds, the setting read again in this transaction: what deadlines are judged by. */
  fresh(transaction: Transaction): Promise<number>;
}
