import type { PlayerStatsRow } from '@euro/api-contract';

type Compared = Pick<PlayerStatsRow, 'id' | 'positionId' | 'eliminated'>;

/** A transfer that a comparison suggests. */
export interface TransferPair<P extends Compared> {
  readonly out: P;
  readonly in: P;
}

/**
 * Each compared player of the user's squad with each other one of his position who may replace him, in the order of the
 * comparison.
 */
export function transferPairs<P extends Compared>(
  players: readonly P[],
  squad: readonly number[],
): TransferPair<P>[] {
  const ownPlayers = players.filter(({ id }) => squad.includes(id));
  const others = players.filter(({ id, eliminated }) => !squad.includes(id) && !eliminated);
  return ownPlayers.flatMap((out) =>
    others.filter(({ positionId }) => positionId === out.positionId).map((other) => ({ out, in: other })),
  );
}
