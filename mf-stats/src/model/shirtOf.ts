import type { Club, Player } from '@euro/api-contract';
import type { Shirt } from '@euro/design-system';
import { COACH, GOALKEEPER } from '@euro/game';

type Wearer = Pick<Player, 'clubId' | 'positionId' | 'shirt'>;

/** The nation of an id; null for an id that is none. */
export function clubOf(clubs: readonly Club[], id: number): Club | null {
  return clubs.find((club) => club.id === id) ?? null;
}

/** What a player wears: his nation's shirt, a goalkeeper's, or a coach's coat. */
export function shirtOf(player: Wearer, clubs: readonly Club[]): Shirt {
  const variant =
    player.positionId === COACH ? 'coach' : player.positionId === GOALKEEPER ? 'keeper' : 'outfield';
  return { nation: clubOf(clubs, player.clubId)?.short ?? '', number: player.shirt, variant };
}
