import type { Place } from '../../packed/index.js';
import type { RankingView } from './rankingView.js';

/** The ranking of some of its teams among themselves; the order inside a tie stays. */
export async function placesAmong(whole: RankingView, teamIds: readonly number[]): Promise<RankingView> {
  const indexes = [...(await whole.indexesOf(teamIds)).values()].sort((a, b) => a - b);
  const places = rankAmong(await whole.placesAt(indexes));
  const indexOf = new Map(places.map(({ teamId }, index) => [teamId, index]));
  return {
    length: places.length,
    placesAt: async (indexes) => indexes.flatMap((index) => places[index] ?? []),
    teamsAt: async (from, to) => places.slice(from, to).map(({ teamId }) => teamId),
    indexesOf: async (ids) => new Map(ids.flatMap((id) => pairOf(id, indexOf.get(id)))),
  };
}

function pairOf(id: number, index: number | undefined): [number, number][] {
  return index === undefined ? [] : [[id, index]];
}

function rankAmong(places: readonly Place[]): Place[] {
  // A team without a move was not in the previous ranking.
  const before = places
    .filter(({ move }) => move !== null)
    .map(({ points, weekPoints }) => points - weekPoints)
    .sort((a, b) => b - a);
  let rank = 0;
  return places.map((place, index) => {
    const isTied = (other: Place | undefined) => other?.points === place.points;
    if (!isTied(places[index - 1])) rank = index + 1;
    const rankBefore = before.indexOf(place.points - place.weekPoints) + 1;
    return {
      ...place,
      rank,
      move: place.move === null ? null : rankBefore - rank,
      shared: isTied(places[index - 1]) || isTied(places[index + 1]),
    };
  });
}
