import type { Order } from '@euro/api-contract';
import type { MyTeam } from '@euro/platform';

/**
 * What an order that came to nothing was placed with, to be chosen again; not what was paid otherwise or deleted since.
 * @param codes its codes as this browser remembers them: the order has let go of them
 */
export function restoredOf(
  { lines }: Pick<Order, 'lines'>,
  codes: readonly string[],
  teams: readonly MyTeam[],
) {
  const unpaid = teams.filter(({ paid }) => !paid).map(({ id }) => id);
  const teamIds = lines.flatMap(({ teamId }) => (teamId !== null && unpaid.includes(teamId) ? teamId : []));
  return { teamIds, codes };
}
