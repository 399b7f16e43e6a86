import type { ApiFailure } from '@euro/platform';
import type { SerializedError } from '@reduxjs/toolkit';

/** A query's error as the API's failure; a bug while asking counts as no answer. */
export function asFailure(error: ApiFailure | SerializedError): ApiFailure {
  if ('status' in error) return error;
  return { code: 'unreadable-answer', status: 0, message: error.message ?? '' };
}
