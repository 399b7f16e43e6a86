import type { FailureCode } from './failure.js';

/** State of a source; `old` holds the last good value, `at` is its time. */
export type SourceState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T; readonly at: number }
  | { readonly status: 'old'; readonly value: T; readonly at: number; readonly code: FailureCode }
  | { readonly status: 'failed'; readonly code: FailureCode };
