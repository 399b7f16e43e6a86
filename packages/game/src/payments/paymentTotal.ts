/** Teams and coupons that are paid together. */
export interface PaymentInput {
  /** Number of teams. */
  readonly teams: number;
  /** Number of valid coupons; at most {@link maxCoupons} of the teams. */
  readonly coupons: number;
  /** Price of one team, in cents. */
  readonly price: number;
}

/** Maximum number of 1+1 coupons for teams that are paid together: one for each pair (spec §5 "Coupons"). */
export function maxCoupons(teams: number): number {
  return Math.floor(teams / 2);
}

/**
 * Total price of teams that are paid together, in cents: each pair twice the price, a leftover one once, minus one
 * price for each coupon (spec §9 "Total price", decisions §6.1).
 *
 * @throws RangeError when there are more coupons than pairs, which callers must refuse before.
 */
export function paymentTotal({ teams, coupons, price }: PaymentInput): number {
  if (coupons > maxCoupons(teams)) throw new RangeError(`${coupons} coupons for ${teams} teams`);
  const pairs = Math.floor(teams / 2);
  const leftover = teams % 2;
  return pairs * 2 * price + leftover * price - coupons * price;
}
