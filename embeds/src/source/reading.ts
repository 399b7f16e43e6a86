import type { FailureCode } from './failure.js';

/** What is known of something that was asked for; `old` still holds the last good answer, `at` is when that came. */
export type Reading<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T; readonly at: number }
  | { readonly status: 'old'; readonly value: T; readonly at: number; readonly code: FailureCode }
  | { readonly status: 'failed'; readonly code: FailureCode };
