/** What is paid together. */
export interface PaymentInput {
  /** How many teams. */
  readonly teams: number;
  /** How many coupons that are good; at most {@link maxCoupons} of the teams. */
  readonly coupons: number;
  /** Of one team, in cents. */
  readonly price: number;
}

/** How many 1+1 coupons teams that are paid together can carry: one for each pair (spec §5 "Coupons"). */
export function maxCoupons(teams: number): number {
  return Math.floor(teams / 2);
}

/**
 * What teams that are paid together cost, in cents: each pair twice the price, a leftover one once, minus one price for each
 * coupon (spec §9 "Total price", decisions §6.1).
 *
 * @throws RangeError when there are more coupons than pairs: then somebody forgot to refuse them.
 */
export function paymentTotal({ teams, coupons, price }: PaymentInput): number {
  if (coupons > maxCoupons(teams)) throw new RangeError(`${coupons} coupons for ${teams} teams`);
  const pairs = Math.floor(teams / 2);
  const leftover = teams % 2;
  return pairs * 2 * price + leftover * price - coupons * price;
}
