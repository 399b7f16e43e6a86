import type { AnyOrder } from './OrderRow.js';
import { readEuros } from './readEuros.js';

/** All that is left, these teams, or an amount. */
export type RefundScope = 'whole' | 'teams' | 'amount';

/** What an operator chose in the dialog of a refund. */
export interface RefundChoice {
  readonly scope: RefundScope;
  readonly teamIds: ReadonlySet<number>;
  /** As it is typed, in euros. */
  readonly amount: string;
}

/** Cents of an order that can still be paid back. */
export function leftOf({ amount, refunded, onItsWay = 0 }: AnyOrder): number {
  return Math.max(0, amount - refunded - onItsWay);
}

/** Cents that a choice pays back; null while it is none, or more than is left. */
export function centsOf(order: AnyOrder, { scope, teamIds, amount }: RefundChoice): number | null {
  const left = leftOf(order);
  if (scope === 'whole') return left;
  if (scope === 'amount') {
    const cents = readEuros(amount);
    return cents === null || cents < 1 || cents > left ? null : cents;
  }
  const chosen = order.lines.filter(({ teamId }) => teamId !== null && teamIds.has(teamId));
  const shares = chosen.reduce((sum, { share = 0 }) => sum + share, 0);
  return shares === 0 ? null : Math.min(left, shares);
}

/** Teams of an order that can be paid back by themselves. */
export function refundableTeams({ lines }: AnyOrder) {
  return lines.flatMap(({ teamId, name, share = 0, isRefunded }) =>
    teamId === null || isRefunded ? [] : [{ teamId, name, share }],
  );
}

/** The body of the call, without the reason. */
export function refundBody(order: AnyOrder, choice: RefundChoice) {
  const left = leftOf(order);
  if (choice.scope === 'teams') return { teamIds: [...choice.teamIds], left };
  const amount = choice.scope === 'amount' ? centsOf(order, choice) : null;
  return amount === null ? {} : { amount, left };
}
