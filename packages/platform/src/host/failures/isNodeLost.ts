import { describeError } from './describeError.js';

/**
 * Whether React met a node that another program has moved or replaced, as browsers do that translate a page. What it
 * draws anew is whole again.
 */
export function isNodeLost(error: unknown): boolean {
  return describeError(error).startsWith('NotFoundError');
}
