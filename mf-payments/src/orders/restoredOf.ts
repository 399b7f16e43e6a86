import type { Order } from '@euro/api-contract';
import type { MyTeam } from '@euro/platform';

/** What an order that came to nothing held, to be chosen again; not what was paid otherwise or deleted since. */
export function restoredOf({ lines, coupons }: Pick<Order, 'lines' | 'coupons'>, teams: readonly MyTeam[]) {
  const unpaid = teams.filter(({ paid }) => !paid).map(({ id }) => id);
  const teamIds = lines.flatMap(({ teamId }) => (teamId !== null && unpaid.includes(teamId) ? teamId : []));
  return { teamIds, codes: coupons };
}
