import type { Prize } from '@euro/api-contract';

/** How the places of a prize are written: "1e", "2e en 3e", "Top 10", "4e tot 7e", or as the matchday's winner; null for none. */
export type PlacesKind = 'one' | 'two' | 'top' | 'range' | 'winner';

/** Whose prize it is, by how its places are written. */
export function placesKind({ type, firstRank, lastRank }: Omit<Prize, 'translations'>): PlacesKind | null {
  if (type === 'week') return 'winner';
  if (type === 'league-week') return null;
  if (firstRank === lastRank) return 'one';
  if (firstRank === 1) return 'top';
  return lastRank === firstRank + 1 ? 'two' : 'range';
}
