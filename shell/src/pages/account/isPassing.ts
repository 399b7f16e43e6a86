import type { ApiFailure } from '@euro/platform';

/** True when a retry may help: the server was not reached, was busy, or refused temporarily. The input remains. */
export function isPassing({ status, code }: ApiFailure): boolean {
  return status === 0 || status === 429 || status >= 502 || code === 'not-available';
}
