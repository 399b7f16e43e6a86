import type { ReportedAmount } from './paymentProvider.js';

/** The currency of every price. */
export const CURRENCY = 'EUR';

/** Cents as a decimal number: `"7.00"`. */
export function toValue(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents of a reported amount; null for another currency than euro, and for a number without exactly two decimals. */
export function toCents({ currency, value }: ReportedAmount): number | null {
  if (currency !== CURRENCY || !/^\d{1,7}\.\d{2}$/.test(value)) return null;
  return Number(value.replace('.', ''));
}
