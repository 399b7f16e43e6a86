import type { ApiFailure } from '@euro/platform';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldProblem } from '../../messages/pages/fieldTexts.js';

/** What is wrong, by field; a field that is right is left out or null. */
export type Problems<V> = { readonly [K in keyof V]?: FieldProblem | null };

/**
 * Lets a form ask a pure function what is wrong. The problem travels as the error's type, so that its sentence follows
 * the language.
 */
export function checkedBy<V extends FieldValues>(check: (values: V) => Problems<V>): Resolver<V> {
  return (values) => {
    const wrong = Object.entries(check(values)).filter(([, problem]) => problem);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([field, problem]) => [field, { type: problem }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

/** The fields of a form that the server would not take, by its own account. */
export function fieldsRefused<K extends string>(error: ApiFailure, fields: readonly K[]): K[] {
  const { details } = error;
  if (error.code !== 'invalid-input' || typeof details !== 'object' || details === null) return [];
  const issues: unknown = Reflect.get(details, 'issues');
  if (!Array.isArray(issues)) return [];
  const paths = issues.map((issue: unknown) => Object(issue).path);
  return fields.filter((field) => paths.includes(field));
}
