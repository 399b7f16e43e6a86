import { isUnavailable } from './isUnavailable.js';

/** Rows for metrics: none while the database does not answer, so that the other metrics stay. */
export async function emptyOnFailure<T>(rows: Promise<T[]>): Promise<T[]> {
  try {
    return await rows;
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
