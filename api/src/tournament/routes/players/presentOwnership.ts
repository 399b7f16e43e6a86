import type { ResponseOf } from '@euro/api-contract';
import { shareOfTeams } from '../../snapshot/presentPlayer.js';
import type { TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';

/** Share of the teams that held a player in each matchday that has points, in percent. */
export function presentOwnership(
  snapshot: TournamentSnapshot,
  playerId: number,
  now: number,
): ResponseOf<'GET player/{id}'>['ownership'] {
  return snapshot.matchdays
    .filter(({ version, deadlineAt }) => version !== null && deadlineAt <= now)
    .map(({ weekId }) => ({ weekId, popularity: shareOfTeams(snapshot, playerId, weekId) }));
}
