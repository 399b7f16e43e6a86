import type { HalfPoints } from '../types.js';

/** A tie of a cup. */
export interface CupTie {
  /** The better seed; null while it is not known, and where a place stays empty. */
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  /** Null before it is decided. */
  readonly winnerTeamId: number | null;
  /** The home team has no opponent. */
  readonly isBye: boolean;
}

/** A round of a cup, played in one matchday. */
export interface CupRound {
  readonly weekId: number;
  readonly ties: readonly CupTie[];
}

/** State of a matchday. */
interface CupResults {
  readonly pointsOf: (teamId: number, weekId: number) => HalfPoints;
  /** Whether the matchday's points are definitive: only they decide. */
  readonly isDefinitive: (weekId: number) => boolean;
}

/** Maximum number of teams for a cup of this many matchdays: each halves the field. */
export function cupPlaces(weeks: number): number {
  return 2 ** weeks;
}

/** Number of matchdays of a cup with this many teams. */
export function cupWeeks(teams: number): number {
  return Math.ceil(Math.log2(Math.max(1, teams)));
}

/**
 * A knock-out cup (docs/guides/leagues.md): a round a matchday, the first seed against the last, so that the best meet
 * late; where the number of teams is no power of two the best seeds have no opponent in the first round. More game
 * points go through, with equal points the better seed.
 * @param seeds team ids, the best first; as many as fit the matchdays
 * @param weeks the matchdays of its rounds
 */
export function playCup(seeds: readonly number[], weeks: readonly number[], results: CupResults): CupRound[] {
  const seedOf = new Map(seeds.map((teamId, seed) => [teamId, seed]));
  let places: (number | null | undefined)[] = drawnPlaces(seeds);
  return weeks.map((weekId, round) => {
    const ties: CupTie[] = [];
    for (let at = 0; at < places.length; at += 2) {
      const [one, other] = bySeed(places[at], places[at + 1], seedOf);
      const isBye = round === 0 && other === null;
      const winner = isBye ? one : winnerOf(one, other, weekId, results);
      ties.push({ homeTeamId: one ?? null, awayTeamId: other ?? null, winnerTeamId: winner ?? null, isBye });
    }
    places = ties.map(({ winnerTeamId }) => winnerTeamId ?? undefined);
    return { weekId, ties };
  });
}

/** Places of the first round: a null stays empty. Undefined, later, is a team that is not known yet. */
function drawnPlaces(seeds: readonly number[]): (number | null)[] {
  let order = [0];
  while (order.length < seeds.length) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order.map((seed) => seeds[seed] ?? null);
}

type Place = number | null | undefined;

function bySeed(one: Place, other: Place, seedOf: ReadonlyMap<number, number>): readonly [Place, Place] {
  const rank = (place: Place) => (place == null ? Number.POSITIVE_INFINITY : (seedOf.get(place) ?? 0));
  return rank(one) <= rank(other) ? [one, other] : [other, one];
}

function winnerOf(one: Place, other: Place, weekId: number, { pointsOf, isDefinitive }: CupResults): Place {
  if (one == null || other == null || !isDefinitive(weekId)) return undefined;
  return pointsOf(other, weekId) > pointsOf(one, weekId) ? other : one;
}
