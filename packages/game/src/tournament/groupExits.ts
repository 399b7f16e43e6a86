import { type GroupCriterion, orderGroup } from './groupOrder.js';
import { playedMatch, recordOf } from './groupRecord.js';
import { isKnockOut, type TournamentClub, type TournamentMatch } from './tournamentMatch.js';

/** A competition's settings name one; a nation is out by both. */
const CRITERIA: readonly GroupCriterion[] = ['head-to-head', 'goal-difference'];

/**
 * The nations that leave the tournament with the last match of their group: no place of the knock-out phase is for
 * their rank (`4A` where only `1A`, `2A` and `3A/B/C` play on). A third that waits for the other groups is not among
 * them, nor is anybody without the origins of knock-out matches. Ranks that only cards or the draw separate stay open
 * until the pairings are known, because these facts come last and may be corrected.
 */
export function groupExits(
  matches: readonly TournamentMatch[],
  clubs: readonly Pick<TournamentClub, 'id' | 'group'>[],
): ReadonlySet<number> {
  const places = matches.flatMap(({ homeFrom, awayFrom }) =>
    [homeFrom, awayFrom].flatMap((from) => (from?.loserOf === undefined && from?.place ? [from.place] : [])),
  );
  if (places.length === 0) return new Set();
  const groups = new Set(clubs.map(({ group }) => group));
  return new Set([...groups].flatMap((group) => exitsOf(group, places, matches, clubs)));
}

function exitsOf(
  group: string,
  places: readonly string[],
  matches: readonly TournamentMatch[],
  clubs: readonly Pick<TournamentClub, 'id' | 'group'>[],
): number[] {
  const members = clubs.filter((club) => club.group === group);
  const ids = new Set(members.map(({ id }) => id));
  const fixtures = matches.filter(
    (match) =>
      !isKnockOut(match) &&
      match.homeId &&
      match.awayId &&
      ids.has(match.homeId.id) &&
      ids.has(match.awayId.id),
  );
  if (fixtures.length === 0 || fixtures.some(({ status }) => status !== 'finished')) return [];
  const results = fixtures.flatMap((match) => {
    const played = playedMatch(match);
    return played ? [{ ...played, homeFairPlay: 0, awayFairPlay: 0 }] : [];
  });
  const hasPlayed = ({ id }: { id: number }) => recordOf(id, members, results).played >= members.length - 1;
  if (!members.every(hasPlayed)) return [];
  return members
    .map(({ id }) => id)
    .filter((id) => {
      // Whatever the draw would decide is decided in favour of this nation.
      const pots = members.map((club) => ({ ...club, pot: club.id === id ? 0 : 1 }));
      const rankBy = (first: GroupCriterion) =>
        orderGroup(pots, results, first).findIndex((club) => club.id === id) + 1;
      return CRITERIA.every((first) => !places.some((place) => isFor(place, rankBy(first), group)));
    });
}

/** Whether a place such as `2A` or `3D/E/F` is for a rank of a group. */
function isFor(place: string, rank: number, group: string): boolean {
  const [, rankOfPlace, groups = ''] = /^(\d+)(.+)$/.exec(place) ?? [];
  return Number(rankOfPlace) === rank && groups.split('/').includes(group);
}
