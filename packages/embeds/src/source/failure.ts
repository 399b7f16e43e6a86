/** Codes of failed requests. */
export type FailureCode =
  | 'unreachable'
  | 'unavailable'
  | 'busy'
  | 'not-found'
  | 'unreadable'
  | 'kit-incomplete';

/** A failed request, with the portal's Retry-After in milliseconds if there is one. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly waitMs: number;

  constructor(code: FailureCode, waitMs = 0) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}
