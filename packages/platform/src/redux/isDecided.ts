import type { ApiFailure } from '../contract/api.js';

/** Statuses that say nothing about the write itself: it may be sent again as it is. */
const UNDECIDED: readonly number[] = [401, 408, 425, 429];

/** Whether the server refused a write; false when no answer came, the server failed, or it wants the write again later. */
export function isDecided({ status }: Pick<ApiFailure, 'status'>): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.includes(status);
}
