/** Cents of an amount as people type it: `7`, `7,5`, `€ 7,50`, `7.50`. Null for anything else. */
export function readEuros(text: string): number | null {
  const [, euros, decimals = ''] = /^€?\s*(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
}
