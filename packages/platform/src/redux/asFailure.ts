import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '../contract/api.js';

/** A query's error as the API's failure; a bug in the query counts as an answer that can't be read. */
export function asFailure(error: ApiFailure | SerializedError): ApiFailure {
  if ('status' in error) return error;
  return { code: 'unreadable-answer', status: 0, message: error.message ?? '' };
}
