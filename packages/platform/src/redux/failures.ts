import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '../contract/api.js';
import type { PlatformState } from '../contract/state.js';

/** A query's error as the API's failure; a bug in the query counts as an answer that can't be read. */
export function asFailure(error: ApiFailure | SerializedError): ApiFailure {
  if ('status' in error) return error;
  return { code: 'unreadable-answer', status: 0, message: error.message ?? '' };
}

/** Statuses that say nothing about the write itself: it may be sent again as it is. */
const UNDECIDED: readonly number[] = [401, 408, 425, 429];

/**
 * Whether the server refused a write; false when no answer came, the server failed, or it wants the write again later.
 */
export function isDecided({ status }: Pick<ApiFailure, 'status'>): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.includes(status);
}

/** Whether the portal keeps a write that failed for lack of a connection, and sends it later. */
export function isKept(
  { status }: Pick<ApiFailure, 'status'>,
  { waiting }: Pick<PlatformState, 'waiting'>,
  about: string,
): boolean {
  return status === 0 && (waiting?.value.some((change) => change.about === about) ?? false);
}
