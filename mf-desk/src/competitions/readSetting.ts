import type { OperatorSetting } from '@euro/api-contract';

/** The value that is typed for a setting, as it is where nothing was; undefined for what it can't be. */
export function readSetting(
  { value, bounds }: OperatorSetting,
  typed: string | boolean | undefined,
): OperatorSetting['value'] | undefined {
  if (typed === undefined) return value;
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim().replace(',', '.');
  // Only what has no limit now may go on without one.
  if (text === '') return value === null ? null : undefined;
  if (!/^-?\d+(\.\d+)?$/.test(text) || !bounds) return undefined;
  const number = Number(text);
  const steps = number / bounds.step;
  const isOnStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return number >= bounds.min && number <= bounds.max && isOnStep ? number : undefined;
}
