import type { ErrorCode } from '@euro/api-contract';
import { isDiskFull } from '../../infra/db/isDiskFull.js';
import { isUnavailable } from '../../infra/db/isUnavailable.js';
import { notAvailable, Refusal } from '../../infra/errors.js';

/** What a caller may learn of something that was thrown. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return notAvailable(5);
  // Somebody must make room first.
  if (isDiskFull(error)) return notAvailable(60);
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  // A path such as /%ff can't be decoded: the router says so with a status.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal(codeOfStatus(status));
  return new Refusal('internal-error');
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not-found';
  if (status === 405) return 'method-not-allowed';
  if (status === 413) return 'body-too-large';
  return 'invalid-input';
}
