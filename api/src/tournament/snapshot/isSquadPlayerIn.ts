import type { Registered } from '@euro/game';
import { clubInMatch } from '../feed/clubInMatch.js';

interface Pairing {
  readonly kickoffAt: number;
  readonly homeId: number | null;
  readonly awayId: number | null;
}

/** Whether a player or coach belongs to one of the sides of a match, as he did at its kick-off. */
export function isSquadPlayerIn(player: Registered | undefined, match: Pairing): boolean {
  const clubId = clubInMatch(player, match);
  return clubId !== null && (match.homeId === clubId || match.awayId === clubId);
}
