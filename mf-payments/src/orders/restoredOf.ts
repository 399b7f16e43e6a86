import type { Order } from '@euro/api-contract';
import type { MyTeam } from '@euro/platform';

/**
 * Teams and codes of a failed order, to be selected again; without teams that were paid or deleted since.
 * @param codes its codes in this browser's storage: the order has released them
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
