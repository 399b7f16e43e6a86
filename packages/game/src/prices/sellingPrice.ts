import type { CompetitionRules, Tenths } from '../types.js';

/**
 * Sale price of a player bought at `purchase` who is worth `value` now (decisions §3.5).
 *
 * Not risen: the value. Risen: purchase + half the gain, floored to a tenth, rounded up to the sale step, never above
 * the value; then the profit tax on the part above the purchase price is deducted.
 */
export function sellingPrice(
  purchase: Tenths,
  value: Tenths,
  rules: Pick<CompetitionRules, 'saleStep' | 'profitTaxPercentage'>,
): Tenths {
  if (value <= purchase) return value;
  const step = Math.max(rules.saleStep, 1);
  const halfGainPrice = purchase + Math.floor((value - purchase) / 2);
  const roundedPrice = Math.min(Math.ceil(halfGainPrice / step) * step, value);
  return roundedPrice - Math.round(((roundedPrice - purchase) * rules.profitTaxPercentage) / 100);
}
