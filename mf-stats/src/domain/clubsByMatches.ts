import type { Club, Match } from '@euro/api-contract';

/** Clubs that play more than once, and those that do not play. */
export interface ClubsByMatches {
  readonly twice: readonly Club[];
  readonly free: readonly Club[];
}

/**
 * Which clubs of a league play twice in a matchday, and which do not.
 * @param matches that count in it
 */
export function clubsByMatches(matches: readonly Match[], clubs: readonly Club[]): ClubsByMatches {
  const counts = new Map<number | undefined, number>();
  for (const { homeId, awayId } of matches)
    for (const id of [homeId?.id, awayId?.id]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    twice: clubs.filter(({ id }) => (counts.get(id) ?? 0) > 1),
    // Without any match nothing is known of it yet.
    free: counts.size === 0 ? [] : clubs.filter(({ id }) => !counts.has(id)),
  };
}
