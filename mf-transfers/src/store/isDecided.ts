import type { ApiFailure } from '@euro/platform';

/** Statuses that say nothing about the write itself: it may be sent again as it is. */
const NOT_DECIDED: readonly number[] = [401, 408, 425, 429];

/** Whether the server refused a write; not when it never heard it, or broke on the way. */
export function isDecided({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && !NOT_DECIDED.includes(status);
}
