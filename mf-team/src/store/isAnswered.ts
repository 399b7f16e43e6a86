import type { ApiResult } from '@euro/platform';

/** Statuses that say nothing about the write itself: it may be sent again as it is. */
const NOT_DECIDED: readonly number[] = [401, 408, 425, 429];

/** Whether the server has decided on a write, one way or the other; not when it was never heard, or broke on the way. */
export function isAnswered({ error }: ApiResult<unknown>): boolean {
  if (error === undefined) return true;
  return error.status >= 400 && error.status < 500 && !NOT_DECIDED.includes(error.status);
}
