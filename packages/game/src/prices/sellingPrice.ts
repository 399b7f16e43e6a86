import type { CompetitionRules, Tenths } from '../types.js';

/**
 * What a team gets for a player it bought at `purchase` and who is worth `value` now (decisions §3.5).
 *
 * Not risen: the value. Risen: purchase + half the gain, floored to a tenth, rounded up to the sale step, never above
 * the value; the profit tax is then taken from what is credited above the purchase price.
 */
export function sellingPrice(
  purchase: Tenths,
  value: Tenths,
  rules: Pick<CompetitionRules, 'saleStep' | 'profitTaxPercentage'>,
): Tenths {
  if (value <= purchase) return value;
  const step = Math.max(rules.saleStep, 1);
  const halved = purchase + Math.floor((value - purchase) / 2);
  const credited = Math.min(Math.ceil(halved / step) * step, value);
  return credited - Math.round(((credited - purchase) * rules.profitTaxPercentage) / 100);
}
