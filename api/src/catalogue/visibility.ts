import type { Appearance, Catalogue, CatalogueMatch } from './catalogue.js';

/** Over, with a score: its result, statistics and points may be told (decisions §10). */
export function isOver(match: Pick<CatalogueMatch, 'homeScore' | 'finishedAt'>, now: number): boolean {
  return match.homeScore !== null && match.finishedAt <= now;
}

export function matchStatus(match: CatalogueMatch, now: number): 'scheduled' | 'live' | 'finished' {
  if (isOver(match, now)) return 'finished';
  return match.kickoffAt <= now ? 'live' : 'scheduled';
}

/** The nations of a match, null where the pairing is not known yet. */
export function knownSides(
  match: CatalogueMatch,
  now: number,
): { homeId: number | null; awayId: number | null } {
  return {
    homeId: match.homeKnownAt <= now ? match.homeId : null,
    awayId: match.awayKnownAt <= now ? match.awayId : null,
  };
}

/** What a player has done so far, in the order of kick-offs. */
export function appearancesSoFar(
  catalogue: Pick<Catalogue, 'appearances'>,
  playerId: number,
  now: number,
): readonly Appearance[] {
  return (catalogue.appearances.get(playerId) ?? []).filter(({ match }) => isOver(match, now));
}

/** The last matchday with points: what "so far" means for teams; null before the first. */
export function lastScoredWeek({ matchdays }: Pick<Catalogue, 'matchdays'>, now: number): number | null {
  const scored = matchdays.filter(({ version, deadlineAt }) => version !== null && deadlineAt <= now);
  return scored.at(-1)?.weekId ?? null;
}

const momentsOf = new WeakMap<Catalogue, readonly number[]>();

/**
 * How many of the moments at which something becomes known have passed: two times with the same number see the same
 * tournament, so answers can be kept by it.
 */
export function knowledgeAt(catalogue: Catalogue, now: number): number {
  const moments =
    momentsOf.get(catalogue) ??
    catalogue.matches
      .flatMap(({ kickoffAt, finishedAt, homeKnownAt, awayKnownAt }) => [
        kickoffAt,
        finishedAt,
        homeKnownAt,
        awayKnownAt,
      ])
      .concat(catalogue.matchdays.map(({ deadlineAt }) => deadlineAt))
      .sort((a, b) => a - b);
  momentsOf.set(catalogue, moments);
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle] ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
