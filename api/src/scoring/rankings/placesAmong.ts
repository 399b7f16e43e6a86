import { RankingPlaces } from '../packed/index.js';

/** The ranking of some of its teams among themselves; the order inside a tie stays. */
export function placesAmong(places: RankingPlaces, teamIds: Iterable<number>): RankingPlaces {
  const meant = [...teamIds]
    .flatMap((teamId) => places.indexOf(teamId) ?? [])
    .sort((a, b) => a - b)
    .map((index) => places.at(index));
  // Who has no move was not in the ranking before.
  const before = meant
    .filter(({ move }) => move !== null)
    .map(({ points, weekPoints }) => points - weekPoints)
    .sort((a, b) => b - a);
  const among = RankingPlaces.ofLength(meant.length);
  let rank = 0;
  for (const [index, place] of meant.entries()) {
    if (meant[index - 1]?.points !== place.points) rank = index + 1;
    const rankBefore = before.indexOf(place.points - place.weekPoints) + 1;
    among.set(index, { ...place, rank, move: place.move === null ? null : rankBefore - rank });
  }
  return among;
}
