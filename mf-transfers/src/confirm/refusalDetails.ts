import { type Tenths, toTenths } from '@euro/game';

/** The money that would be left, out of the details of the API's `prices-changed`; null when they don't say. */
export function moneyLeftOf(details: unknown): Tenths | null {
  const moneyLeft = fieldOf(details, 'moneyLeft');
  return moneyLeft === null ? null : toTenths(moneyLeft);
}

/** Free transfers left and wanted, out of the details of the API's `transfers-not-left`. */
export function transfersLeftOf(details: unknown): { readonly left: number; readonly wanted: number } | null {
  const left = fieldOf(details, 'left');
  const wanted = fieldOf(details, 'wanted');
  return left === null || wanted === null ? null : { left, wanted };
}

function fieldOf(details: unknown, name: string): number | null {
  const value: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, name) : null;
  return typeof value === 'number' ? value : null;
}
