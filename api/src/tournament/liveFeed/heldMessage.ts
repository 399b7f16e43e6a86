import type { ClosedMatchday } from '../feed/closedBy.js';

/** What of a message waits for an operator. */
export interface HeldChange {
  readonly closes: readonly ClosedMatchday[];
  /** Confirmed matchdays that would be provisional again. */
  readonly reopens: readonly number[];
  /** The changes of matches, in words. */
  readonly moves: readonly string[];
}

/** Says that the transaction must be undone, because an operator decides on it. */
export class MessageHeld extends Error {
  constructor(readonly change: HeldChange) {
    super('The message waits for an operator.');
  }
}
