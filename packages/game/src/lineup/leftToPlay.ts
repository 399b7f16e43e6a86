import { COACH } from '../positions.js';
import type { SpecialState } from '../tournament/matchStates.js';
import type { PositionId } from '../types.js';

interface Match {
  readonly status: 'scheduled' | 'live' | 'finished';
  readonly state?: SpecialState | undefined;
  /** Null while a pairing is not known. */
  readonly homeId: { readonly id: number } | null;
  readonly awayId: { readonly id: number } | null;
}

interface Player {
  readonly clubId: number;
  readonly positionId: PositionId;
}

/**
 * Number of players in the eleven whose match has still to kick off, without the coach. A player on the bench of a
 * running match may still come on, but is not left to play.
 * @param starting the eleven after power subs
 * @param matches of one matchday
 */
export function leftToPlay(
  starting: readonly number[],
  matches: readonly Match[],
  players: { get(playerId: number): Player | undefined },
): number {
  const clubs = new Set(
    matches
      .filter(({ status, state }) => status === 'scheduled' && state !== 'postponed')
      .flatMap(({ homeId, awayId }) => [homeId?.id, awayId?.id]),
  );
  return starting.filter((playerId) => {
    const player = players.get(playerId);
    return player !== undefined && player.positionId !== COACH && clubs.has(player.clubId);
  }).length;
}
