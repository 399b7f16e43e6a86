import type { CompetitionRules, Tenths } from '../types.js';

/** Price of a player of this value: the value and the transfer tax, rounded to a tenth (decisions §3.5). */
export function buyingPrice(value: Tenths, rules: Pick<CompetitionRules, 'transferTaxPercentage'>): Tenths {
  return value + Math.round((value * rules.transferTaxPercentage) / 100);
}
