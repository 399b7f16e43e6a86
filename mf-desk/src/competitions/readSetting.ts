import type { OperatorSetting } from '@euro/api-contract';

/** Parses the input of a setting; without input the present value, undefined for an invalid one. */
export function readSetting(
  { value, bounds }: OperatorSetting,
  input: string | boolean | undefined,
): OperatorSetting['value'] | undefined {
  if (input === undefined) return value;
  if (typeof input === 'boolean') return input;
  const text = input.trim().replace(',', '.');
  // Only a setting without a limit may remain without one.
  if (text === '') return value === null ? null : undefined;
  if (!/^-?\d+(\.\d+)?$/.test(text) || !bounds) return undefined;
  const number = Number(text);
  const steps = number / bounds.step;
  const isOnStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return number >= bounds.min && number <= bounds.max && isOnStep ? number : undefined;
}
