import type { failureSentences } from './failureSentences.js';

/** What can keep a part of the portal off the screen. */
export type FailureCode = keyof typeof failureSentences;

/** Why a remote is not on the screen; `cause` is for the log, `code` for the fan's question to the help desk. */
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

/** Keeps a failure that already has a code, gives any other error the one of the place where it was caught. */
export function asFailure(error: unknown, code: FailureCode, remote: string): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure(code, remote, error);
}
