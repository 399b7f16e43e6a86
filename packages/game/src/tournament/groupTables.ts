import { type GroupCriterion, orderGroup, orderThirds } from './groupOrder.js';
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
 * The tables of all groups from the matches known so far, in UEFA's order or FIFA's (see `orderGroup`,
 * `orderThirds`); running matches count with their current score. Qualification follows from the origins of knock-out
 * matches (`1A`, `3D/E/F`). Without any: the first two of each group, and as many thirds as the round needs to become
 * a power of two (four of six groups); nobody of a single group, which is a league.
 */
export function groupTables(
  matches: readonly TournamentMatch[],
  clubs: readonly TournamentClub[],
  first: GroupCriterion = 'head-to-head',
): GroupPhase {
  const names = [...new Set(clubs.map(({ group }) => group))].sort();
  const groups = names.map((name) => groupOf(name, matches, clubs, first));
  const ranking = orderThirds(
    groups.flatMap(({ order, results }) => {
      const club = order[BEST_OF_ALL];
      return club ? [{ club, record: recordOf(club.id, order, results) }] : [];
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
  first: GroupCriterion,
): Group {
  const members = clubs.filter(({ group }) => group === name);
  const fixtures = fixturesOf(members, matches);
  const results = fixtures.flatMap((match) => playedMatch(match) ?? []);
  return { name, order: orderGroup(members, results, first), fixtures, results };
}

/** The matches of a group: in it two nations meet once, so whatever they play later is something else. */
function fixturesOf(
  members: readonly TournamentClub[],
  matches: readonly TournamentMatch[],
): TournamentMatch[] {
  const ids = new Set(members.map(({ id }) => id));
  const pairs = new Set<string>();
  return matches.toSorted(byKickOff).filter((match) => {
    const home = match.homeId?.id;
    const away = match.awayId?.id;
    if (home === undefined || away === undefined || isKnockOut(match)) return false;
    const pair = `${Math.min(home, away)}-${Math.max(home, away)}`;
    if (!ids.has(home) || !ids.has(away) || pairs.has(pair)) return false;
    pairs.add(pair);
    return true;
  });
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
    rows: order.map(({ id }, index) => ({
      ...recordOf(id, order, results),
      rank: index + 1,
      through: isDirect(name, index + 1) ? 'direct' : luckyThirds.has(id) ? 'third' : null,
      isLive: live.has(id),
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
