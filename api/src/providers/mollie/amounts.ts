/** Cents as Mollie writes them: `"7.00"`. */
export function toValue(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** An amount of Mollie's in cents. @throws an Error for anything but euro with two decimals. */
export function toCents({ currency, value }: { readonly currency: string; readonly value: string }): number {
  if (currency !== 'EUR' || !/^\d{1,7}\.\d{2}$/.test(value)) {
    throw new Error(`An amount in ${currency} of ${value} is not understood.`);
  }
  return Number(value.replace('.', ''));
}
