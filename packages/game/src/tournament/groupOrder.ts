import { type GroupRecord, type PlayedMatch, recordOf } from './groupRecord.js';
import type { TournamentClub } from './tournamentMatch.js';

/**
 * First criterion between nations of a group with equal points: UEFA's matches against each other, or FIFA's goal
 * difference over all matches.
 */
export type GroupCriterion = 'head-to-head' | 'goal-difference';

type Compare = (a: GroupRecord, b: GroupRecord) => number;

const difference = ({ goalsFor, goalsAgainst }: GroupRecord) => goalsFor - goalsAgainst;
const byPoints: Compare = (a, b) => b.points - a.points;
const byGoals: Compare = (a, b) => difference(b) - difference(a) || b.goalsFor - a.goalsFor;

/**
 * The nations of a group, best first, in UEFA's order (Regulations of UEFA EURO 2022-24, article 20.01): points; then
 * among those with as many, their matches against each other: points, goal difference, goals, again for those who are
 * still level; then over all matches: goal difference, goals, fewest disciplinary points, rank in the qualifiers. By
 * FIFA's (Regulations of the World Cup 2022, article 12) goal difference and goals over all matches come before those
 * against each other.
 *
 * Two things differ: the shoot-out of two nations that meet last and are level in all (20.01 g) is not in the data,
 * and the rank in the qualifiers is the pot of the draw, which was made by it: each pot has one nation of a group.
 */
export function orderGroup(
  clubs: readonly TournamentClub[],
  matches: readonly PlayedMatch[],
  first: GroupCriterion = 'head-to-head',
): readonly TournamentClub[] {
  const all = recordsOf(clubs, clubs, matches);
  const compare: Compare = first === 'head-to-head' ? byPoints : (a, b) => byPoints(a, b) || byGoals(a, b);
  return splitBy(clubs, (a, b) => compare(all(a), all(b))).flatMap((level) =>
    orderLevel(level, all, matches),
  );
}

/**
 * The thirds of all groups, best first (article 20.03): points, goal difference, goals, wins, fewest disciplinary
 * points, rank in the qualifiers by pot, and where even that is equal the group's letter.
 */
export function orderThirds(
  thirds: readonly { readonly club: TournamentClub; readonly record: GroupRecord }[],
): readonly TournamentClub[] {
  return thirds
    .toSorted(
      ({ club: a, record: ofA }, { club: b, record: ofB }) =>
        byPoints(ofA, ofB) ||
        byGoals(ofA, ofB) ||
        ofB.won - ofA.won ||
        ofA.fairPlay - ofB.fairPlay ||
        a.pot - b.pot ||
        (a.group < b.group ? -1 : 1),
    )
    .map(({ club }) => club);
}

type RecordFor = (club: TournamentClub) => GroupRecord;

/** Orders nations with equal points by their matches against each other, as long as these separate any of them. */
function orderLevel(
  clubs: readonly TournamentClub[],
  all: RecordFor,
  matches: readonly PlayedMatch[],
): readonly TournamentClub[] {
  if (clubs.length === 1) return clubs;
  const among = recordsOf(clubs, clubs, matches);
  const parts = splitBy(clubs, (a, b) => byPoints(among(a), among(b)) || byGoals(among(a), among(b)));
  if (parts.length > 1) return parts.flatMap((part) => orderLevel(part, all, matches));
  return clubs.toSorted(
    (a, b) => byGoals(all(a), all(b)) || all(a).fairPlay - all(b).fairPlay || a.pot - b.pot || a.id - b.id,
  );
}

function recordsOf(
  clubs: readonly TournamentClub[],
  among: readonly TournamentClub[],
  matches: readonly PlayedMatch[],
): RecordFor {
  const records = new Map(clubs.map(({ id }) => [id, recordOf(id, among, matches)]));
  return ({ id }) => records.get(id) ?? recordOf(id, among, matches);
}

/** Sorted, and cut wherever two neighbours differ. */
function splitBy(
  clubs: readonly TournamentClub[],
  compare: (a: TournamentClub, b: TournamentClub) => number,
): TournamentClub[][] {
  const parts: TournamentClub[][] = [];
  for (const club of clubs.toSorted(compare)) {
    const last = parts.at(-1);
    if (last?.[0] && compare(last[0], club) === 0) last.push(club);
    else parts.push([club]);
  }
  return parts;
}
