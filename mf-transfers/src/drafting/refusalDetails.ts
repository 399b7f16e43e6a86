import { type Tenths, toTenths } from '@euro/game';

/** The money that would be left, out of the details of the API's `prices-changed`; null when they don't say. */
export function moneyLeftOf(details: unknown): Tenths | null {
  const moneyLeft = fieldOf(details, 'moneyLeft');
  return moneyLeft === null ? null : toTenths(moneyLeft);
}

/** Free transfers left and requested, in the details of the API's `transfers-not-left`. */
export function transfersLeftOf(
  details: unknown,
): { readonly left: number; readonly requested: number } | null {
  const left = fieldOf(details, 'left');
  const requested = fieldOf(details, 'wanted');
  return left === null || requested === null ? null : { left, requested };
}

function fieldOf(details: unknown, name: string): number | null {
  const value: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, name) : null;
  return typeof value === 'number' ? value : null;
}
