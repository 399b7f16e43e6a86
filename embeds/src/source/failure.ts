/** What can go wrong when the portal is asked. */
export type FailureCode =
  | 'unreachable'
  | 'unavailable'
  | 'busy'
  | 'not-found'
  | 'unreadable'
  | 'kit-incomplete';

/** Why there is no answer, and how long to wait before asking again when the portal said so (milliseconds). */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly waitMs: number;

  constructor(code: FailureCode, waitMs = 0) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}
