import type { ApiFailure } from '@euro/platform';

/** Trying again may well help: the server was not reached, was busy, or refused for now. What was typed stays. */
export function isPassing({ status, code }: ApiFailure): boolean {
  return status === 0 || status === 429 || status >= 502 || code === 'not-available';
}
