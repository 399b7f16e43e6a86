import type { failureSentences } from './failureSentences.js';

/** Failure of a part of the portal. */
export type FailureCode = keyof typeof failureSentences;

/** Why a remote is not on the screen; `cause` is for the log, `code` for questions to the help desk. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly code: FailureCode,
    /** Which remote, `mf-team`. */
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`${remote}: ${code}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
  }
}

/** Returns a `RemoteFailure` unchanged and wraps any other error in one with this code. */
export function asFailure(error: unknown, code: FailureCode, remote: string): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure(code, remote, error);
}
