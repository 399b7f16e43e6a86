/**
 * The part of an order's amount that each of its lines paid, in cents: the discount is shared by price, and the shares
 * add up to the amount.
 */
export function lineShares(
  lines: readonly { readonly amount: number }[],
  orderAmount: number,
): readonly number[] {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return lines.map(() => 0);
  let before = 0;
  return lines.map(({ amount }) => {
    const from = Math.round((before * orderAmount) / total);
    before += amount;
    return Math.round((before * orderAmount) / total) - from;
  });
}
