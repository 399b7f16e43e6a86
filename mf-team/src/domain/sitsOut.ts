import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';

/** Whether a player is on the bench of a running match, without points; a card may cost him some there. */
export function sitsOut(
  status: PlayerStatus,
  { points }: Pick<ScoredSelection, 'points'>,
  { weekPointsConfirmed }: Pick<TeamPoints, 'weekPointsConfirmed'>,
): boolean {
  return !weekPointsConfirmed && status === 'bench' && points === 0;
}
