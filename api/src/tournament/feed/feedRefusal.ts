import type { FeedProblem } from './feedProblem.js';

/** Says that the transaction must be undone because of `problems`. */
export class FeedRefusal extends Error {
  constructor(readonly problems: readonly FeedProblem[]) {
    super('The feed is refused.');
  }
}
