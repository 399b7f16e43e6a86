import type { World } from './world.js';

/**
 * The nations that play no further match, as the API says of their players: from the last match of its group on for
 * one that has no place in the knock-out phase, when the fixtures alone leave its place open.
 */
export function eliminatedClubs({ players }: Pick<World, 'players'>): ReadonlySet<number> {
  return new Set([...players.values()].flatMap(({ clubId, eliminated }) => (eliminated ? [clubId] : [])));
}
