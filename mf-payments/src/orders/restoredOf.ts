import type { Order } from '@euro/api-contract';

/** What an order that came to nothing held, to be chosen again. */
export function restoredOf({ lines, coupons }: Pick<Order, 'lines' | 'coupons'>) {
  return { teamIds: lines.flatMap(({ teamId }) => teamId ?? []), codes: coupons };
}
