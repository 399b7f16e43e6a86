import type { ResponseOf } from '@euro/api-contract';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shareOfTeams } from '../../catalogue/presentPlayer.js';

/** Share of the teams that held a player in each matchday that has points, in percent. */
export function presentOwnership(
  catalogue: Catalogue,
  playerId: number,
  now: number,
): ResponseOf<'GET player/{id}'>['ownership'] {
  return catalogue.matchdays
    .filter(({ version, deadlineAt }) => version !== null && deadlineAt <= now)
    .map(({ weekId }) => ({ weekId, popularity: shareOfTeams(catalogue, playerId, weekId) }));
}
