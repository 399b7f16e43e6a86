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

/** What orders clubs with equal points, in this order; `head-to-head` is all of it over their matches against each other. */
export type TableCriterion = 'wins' | 'goal-difference' | 'goals' | 'head-to-head';

/** The order of criteria for each first criterion. */
const ORDERS: Readonly<Record<GroupCriterion, readonly TableCriterion[]>> = {
  'head-to-head': ['head-to-head', 'goal-difference', 'goals'],
  'goal-difference': ['goal-difference', 'goals', 'head-to-head'],
};

const COMPARE: Readonly<Record<Exclude<TableCriterion, 'head-to-head'>, Compare>> = {
  wins: (a, b) => b.won - a.won,
  'goal-difference': (a, b) => difference(b) - difference(a),
  goals: (a, b) => b.goalsFor - a.goalsFor,
};

/**
 * The clubs of a group or a league, best first: by points, then by a competition's own order. UEFA's (`head-to-head`,
 * Regulations of UEFA EURO 2022-24, article 20.01) takes those with as many points by their matches against each other:
 * points, goal difference, goals, again for those who are still level; then over all matches: goal difference, goals.
 * FIFA's (`goal-difference`, Regulations of the World Cup 2022, article 12) has goal difference and goals over all
 * matches before those against each other. Last come fewest disciplinary points, and the rank in the qualifiers.
 *
 * Two things differ from UEFA: the shoot-out of two nations that meet last and are level in all (20.01 g) is not in the
 * data, and the rank in the qualifiers is the pot of the draw, which was made by it: each pot has one nation of a group.
 */
export function orderGroup(
  clubs: readonly TournamentClub[],
  matches: readonly PlayedMatch[],
  order: GroupCriterion | readonly TableCriterion[] = 'head-to-head',
): readonly TournamentClub[] {
  const all = recordsOf(clubs, clubs, matches);
  const withDeduction: RecordFor = (club) => afterDeduction(all(club), club);
  const criteria = typeof order === 'string' ? ORDERS[order] : order;
  return splitBy(clubs, (a, b) => byPoints(withDeduction(a), withDeduction(b))).flatMap((level) =>
    orderLevel(level, criteria, all, matches),
  );
}

/** A record in the table: with the points that were taken from the club. */
export function afterDeduction(record: GroupRecord, { deduction = 0 }: TournamentClub): GroupRecord {
  return deduction === 0 ? record : { ...record, points: record.points - deduction };
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

/** Orders clubs that are level by what is left of the criteria. */
function orderLevel(
  clubs: readonly TournamentClub[],
  criteria: readonly TableCriterion[],
  all: RecordFor,
  matches: readonly PlayedMatch[],
): readonly TournamentClub[] {
  if (clubs.length === 1) return clubs;
  const [first, ...others] = criteria;
  if (first === undefined)
    return clubs.toSorted((a, b) => all(a).fairPlay - all(b).fairPlay || a.pot - b.pot || a.id - b.id);
  if (first !== 'head-to-head') {
    const parts = splitBy(clubs, (a, b) => COMPARE[first](all(a), all(b)));
    return parts.flatMap((part) => orderLevel(part, others, all, matches));
  }
  // Those who are still level are compared among each other alone, as long as that separates any.
  const among = recordsOf(clubs, clubs, matches);
  const parts = splitBy(clubs, (a, b) => byPoints(among(a), among(b)) || byGoals(among(a), among(b)));
  const next = parts.length > 1 ? criteria : others;
  return parts.flatMap((part) => orderLevel(part, next, all, matches));
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
