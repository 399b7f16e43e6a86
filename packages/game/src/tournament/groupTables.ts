import {
  afterDeduction,
  type GroupCriterion,
  orderGroup,
  orderThirds,
  type TableCriterion,
} from './groupOrder.js';
import { type GroupRecord, type PlayedMatch, playedMatch, recordOf } from './groupRecord.js';
import { byKickOff, isKnockOut, type TournamentClub, type TournamentMatch } from './tournamentMatch.js';

/** A nation in its group's table. */
export interface GroupRow extends GroupRecord {
  /** From 1. */
  readonly rank: number;
  /** Current qualification: by rank, as one of the best thirds, or none. */
  readonly through: 'direct' | 'third' | null;
  /** It plays now: the row counts the score of the moment. */
  readonly isLive: boolean;
  /** Points that were taken from it; its `points` are without them. */
  readonly deduction: number;
}

/** A group with its current table. */
export interface GroupTable {
  readonly group: string;
  readonly rows: readonly GroupRow[];
  /** One of its matches is running. */
  readonly isLive: boolean;
  /** All its matches are over: nothing moves any more but the best thirds. */
  readonly isComplete: boolean;
}

/** The current group phase. */
export interface GroupPhase {
  /** In the order of the groups' names. */
  readonly tables: readonly GroupTable[];
  /** The third of each group, best first; `through` as long as there is room. */
  readonly thirds: readonly GroupRow[];
}

/** Number of qualified nations of a group where no knock-out match determines it. */
const THROUGH = 2;
/** The place in a group from which the best of all groups are taken, from 0. */
const BEST_OF_ALL = 2;

interface Group {
  readonly name: string;
  readonly order: readonly TournamentClub[];
  readonly fixtures: readonly TournamentMatch[];
  readonly results: readonly PlayedMatch[];
}

/**
 * The tables of all groups from the matches known so far, in UEFA's order, FIFA's or another (see `orderGroup`,
 * `orderThirds`), with deductions of points; running matches count with their current score. Qualification follows
 * from the origins of knock-out matches (`1A`, `3D/E/F`). Without any: the first two of each group, and as many thirds
 * as the round needs to become a power of two (four of six groups); nobody of a single group, which is a league.
 */
export function groupTables(
  matches: readonly TournamentMatch[],
  clubs: readonly TournamentClub[],
  order: GroupCriterion | readonly TableCriterion[] = 'head-to-head',
): GroupPhase {
  const names = [...new Set(clubs.map(({ group }) => group))].sort();
  const meetings = meetingsOf(matches, names);
  const groups = names.map((name) => groupOf(name, meetings, clubs, order));
  const ranking = orderThirds(
    groups.flatMap(({ order, results }) => {
      const club = order[BEST_OF_ALL];
      return club ? [{ club, record: afterDeduction(recordOf(club.id, order, results), club) }] : [];
    }),
  ).map(({ id }) => id);
  const { isDirect, thirds: count } = qualification(matches, names);
  const luckyThirds = new Set(ranking.slice(0, count));
  const tables = groups.map((group) => tableOf(group, isDirect, luckyThirds));
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row.clubId, row] as const)));
  return { tables, thirds: ranking.flatMap((id) => rows.get(id) ?? []) };
}

function groupOf(
  name: string,
  matches: readonly TournamentMatch[],
  clubs: readonly TournamentClub[],
  rule: GroupCriterion | readonly TableCriterion[],
): Group {
  const members = clubs.filter(({ group }) => group === name);
  const fixtures = fixturesOf(members, matches);
  const results = fixtures.flatMap((match) => playedMatch(match) ?? []);
  return { name, order: orderGroup(members, results, rule), fixtures, results };
}

/**
 * The matches that count in tables, in the order of kick-offs: all meetings of a league, and those of groups before the
 * first knock-out match. What two nations of a group play later, and where no knock-out match names its origins, is
 * something else.
 */
function meetingsOf(matches: readonly TournamentMatch[], groups: readonly string[]): TournamentMatch[] {
  const sorted = matches.toSorted(byKickOff);
  const firstKnockOut = sorted.find(isKnockOut);
  const mayBeAgain = ({ date }: TournamentMatch) =>
    firstKnockOut ? date < firstKnockOut.date : groups.length < 2;
  const pairs = new Set<string>();
  return sorted.filter((match) => {
    if (isKnockOut(match)) return false;
    const pair = [match.homeId?.id, match.awayId?.id].sort().join('-');
    const isAgain = pairs.has(pair);
    pairs.add(pair);
    return !isAgain || mayBeAgain(match);
  });
}

/** The matches of a group. */
function fixturesOf(
  members: readonly TournamentClub[],
  matches: readonly TournamentMatch[],
): TournamentMatch[] {
  const ids = new Set(members.map(({ id }) => id));
  return matches.filter(({ homeId, awayId }) => homeId && awayId && ids.has(homeId.id) && ids.has(awayId.id));
}

function tableOf(
  { name, order, fixtures, results }: Group,
  isDirect: Qualification['isDirect'],
  luckyThirds: ReadonlySet<number>,
): GroupTable {
  const live = new Set(
    results.filter(({ isLive }) => isLive).flatMap(({ homeId, awayId }) => [homeId, awayId]),
  );
  return {
    group: name,
    rows: order.map((club, index) => ({
      ...afterDeduction(recordOf(club.id, order, results), club),
      deduction: club.deduction ?? 0,
      rank: index + 1,
      through: isDirect(name, index + 1) ? 'direct' : luckyThirds.has(club.id) ? 'third' : null,
      isLive: live.has(club.id),
    })),
    isLive: fixtures.some(({ status }) => status === 'live'),
    isComplete: fixtures.length > 0 && fixtures.every(({ status }) => status === 'finished'),
  };
}

interface Qualification {
  /** Whether a rank of a group, from 1, qualifies directly. */
  readonly isDirect: (group: string, rank: number) => boolean;
  /** Number of best thirds of all groups that qualify. */
  readonly thirds: number;
}

function qualification(matches: readonly TournamentMatch[], groups: readonly string[]): Qualification {
  const places = matches.flatMap(({ homeFrom, awayFrom }) =>
    [homeFrom, awayFrom].flatMap((from) => (from?.loserOf === undefined && from?.place ? [from.place] : [])),
  );
  if (places.length === 0) {
    const isLeague = groups.length < 2;
    return {
      isDirect: (_, rank) => !isLeague && rank <= THROUGH,
      thirds: isLeague ? 0 : thirdsThrough(groups.length),
    };
  }
  return {
    isDirect: (group, rank) => places.includes(`${rank}${group}`),
    thirds: places.filter((place) => place.includes('/')).length,
  };
}

function thirdsThrough(groups: number): number {
  if (groups === 0) return 0;
  return 2 ** Math.ceil(Math.log2(groups * THROUGH)) - groups * THROUGH;
}
