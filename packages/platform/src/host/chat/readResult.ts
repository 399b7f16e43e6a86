import type { ApiFailure, ApiResult } from '../../contract/api.js';
import type { Locale } from '../../contract/state.js';
import { localFailure } from '../api/failureTexts.js';

/** A GraphQL response in the form of other API results: the data, or the first error. */
export function readResult(result: unknown, locale: Locale): ApiResult<unknown> {
  const errors = field(result, 'errors');
  const data = field(result, 'data');
  if (!Array.isArray(errors) && typeof data === 'object' && data !== null) return { data };
  return {
    error: failureOf(Array.isArray(errors) ? errors[0] : null) ?? localFailure('unreadable-answer', locale),
  };
}

/** Reads `{ message, extensions: { code, status, details?, requestId? } }`; null when it has another shape. */
function failureOf(error: unknown): ApiFailure | null {
  const extensions = field(error, 'extensions');
  const [code, message, status] = [
    field(extensions, 'code'),
    field(error, 'message'),
    field(extensions, 'status'),
  ];
  if (typeof code !== 'string' || typeof message !== 'string' || typeof status !== 'number') return null;
  return { ...Object(extensions), code, message, status };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
