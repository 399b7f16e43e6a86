import type { Prize } from '@euro/api-contract';

/**
 * Format of a prize's places: "1e", "2e en 3e", "Top 10", "4e tot 7e", or the matchday's winner; null without places.
 */
export type PlacesKind = 'one' | 'two' | 'top' | 'range' | 'winner';

export function placesKind({
  type,
  firstRank,
  lastRank,
}: Pick<Prize, 'firstRank' | 'lastRank'> & Partial<Pick<Prize, 'type'>>): PlacesKind | null {
  if (type === 'week') return 'winner';
  if (type === 'league-week') return null;
  if (firstRank === lastRank) return 'one';
  if (firstRank === 1) return 'top';
  return lastRank === firstRank + 1 ? 'two' : 'range';
}
