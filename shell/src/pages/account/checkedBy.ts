import type { ApiFailure } from '@euro/platform';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldProblem } from '../texts/fieldTexts.js';

/** Problems by field; valid fields are absent or null. */
export type Problems<V> = { readonly [K in keyof V]?: FieldProblem | null };

/**
 * Validates a form by a pure function. The problem is the error's type, so that its sentence follows the language.
 */
export function checkedBy<V extends FieldValues>(check: (values: V) => Problems<V>): Resolver<V> {
  return (values) => {
    const wrong = Object.entries(check(values)).filter(([, problem]) => problem);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([field, problem]) => [field, { type: problem }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

/** A field that the server refused, and what to say at it. */
export interface RefusedField<K extends string> {
  readonly field: K;
  readonly problem: FieldProblem;
}

/** The fields of a form that the server refused, in the form's order. */
export function refusedFields<K extends string>(error: ApiFailure, fields: readonly K[]): RefusedField<K>[] {
  const { details } = error;
  if (error.code !== 'invalid-input' || typeof details !== 'object' || details === null) return [];
  const issues: unknown = Reflect.get(details, 'issues');
  if (!Array.isArray(issues)) return [];
  const codes = new Map(issues.map((issue: unknown) => [Object(issue).path, Object(issue).code]));
  return fields
    .filter((field) => codes.has(field))
    .map((field) => ({ field, problem: codes.get(field) === 'name-link' ? 'name-link' : 'refused' }));
}
