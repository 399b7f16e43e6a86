import type { TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';

/** True while a player's points are still to come: a 0 would mean that he played. */
export function hasToPlay(
  status: PlayerStatus,
  { weekPointsConfirmed }: Pick<TeamPoints, 'weekPointsConfirmed'>,
): boolean {
  return !weekPointsConfirmed && (status === 'to-play' || status === 'no-match');
}
