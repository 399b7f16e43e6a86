import {
  type DrawnMatch,
  type HalfPoints,
  type MatchRecord,
  matchRecords,
  NO_MATCHES,
  playMatches,
  type Standing,
  standingsByMatches,
  standingsByPoints,
  tablePoints,
  toPoints,
} from '@euro/game';
import type { ReadLeague } from './loadLeagueFacts.js';
import type { Member } from './loadMembers.js';
import type { StoredLeague } from './storedLeague.js';

/** A league with everything its tables are made from. */
export interface LeagueFacts {
  readonly league: StoredLeague;
  readonly members: readonly Member[];
  /** Matchdays with points from the league's first on, oldest first. */
  readonly weeks: readonly number[];
  /** Matches of a head-to-head league, in the order of matchdays; otherwise empty. */
  readonly fixtures: readonly DrawnMatch[];
  /** 0 where the team has no result. */
  readonly pointsOf: (teamId: number, weekId: number) => HalfPoints;
}

/** A team's line in the table of a league. */
export interface TableRow {
  readonly team: Member;
  readonly rank: number;
  /** The rank is shared with another team. */
  readonly shared: boolean;
  /** Places won or lost since the matchday before; null without one, and in the table of one matchday. */
  readonly move: number | null;
  /** Points of the span or matchday; table points of a head-to-head league over all matchdays. */
  readonly points: number;
  /** Points of the shown matchday; 0 while there is none. */
  readonly weekPoints: number;
  /** Null but for a head-to-head league over all matchdays. */
  readonly record: MatchRecord | null;
}

/** The table of a league, whole: there are at most as many rows as a league may have teams. */
export interface LeagueTable {
  readonly facts: LeagueFacts;
  /** The matchday shown; null while the league has no points of it. */
  readonly weekId: number | null;
  readonly confirmed: boolean;
  /** In the order of the table; all teams with 0 points while there is no matchday to show. */
  readonly rows: readonly TableRow[];
}

/**
 * The span of a table: `after` a matchday counts all points since the league's first one, `of` counts one matchday.
 * The number is the matchday as a call's filter gives it: −1 or undefined is the last one with points, with all
 * before it.
 */
export type TableSpan =
  | { readonly after: number | undefined; readonly of?: undefined }
  | { readonly of: number | undefined; readonly after?: undefined };

/** The table after the last matchday that has points. */
const LATEST: TableSpan = { after: -1 };

/** Makes the table of a span, for members only. @param read from `requireLeagueFacts` or `loadLeagueFacts` */
export function tableOf({ facts, season }: ReadLeague, span: TableSpan = LATEST): LeagueTable {
  const requestedWeek = span.of ?? span.after ?? -1;
  const weekId = facts.weeks.findLast((week) => requestedWeek < 1 || week === requestedWeek) ?? null;
  const state = season.matchdays.find((matchday) => matchday.weekId === weekId)?.state;
  const isOfOne = span.of !== undefined && requestedWeek >= 1 && weekId !== null;
  const rows = isOfOne ? matchdayTable(facts, weekId) : overallTable(facts, weekId);
  return { facts, weekId, confirmed: state === 'confirmed', rows };
}

/** The table after a matchday; null before the first has points. */
export function overallTable(facts: LeagueFacts, weekId: number | null): TableRow[] {
  const { after, records, pointsOfSpan } = tableMaker(facts);
  const before = facts.weeks.findLast((week) => week < (weekId ?? 0));
  const ranksBefore = new Map(
    before === undefined ? [] : after(before).map(({ teamId, rank }) => [teamId, rank]),
  );
  const recordsNow = facts.league.mode === 'head-to-head' ? records(weekId ?? 0) : null;
  return rowsOf(facts, after(weekId ?? 0), (standing) => {
    const { teamId, rank } = standing;
    const rankBefore = ranksBefore.get(teamId);
    const record = recordsNow && (recordsNow.get(teamId) ?? NO_MATCHES);
    return {
      move: rankBefore === undefined ? null : rankBefore - rank,
      points: record ? tablePoints(record) : toPoints(pointsOfSpan(teamId, weekId ?? 0)),
      weekPoints: weekId === null ? 0 : toPoints(facts.pointsOf(teamId, weekId)),
      record,
    };
  });
}

/** The table of one matchday by its points, whatever the league's mode. */
export function matchdayTable(facts: LeagueFacts, weekId: number): TableRow[] {
  const standings = standingsByPoints(facts.members, (teamId) => facts.pointsOf(teamId, weekId));
  return rowsOf(facts, standings, ({ teamId }) => {
    const points = toPoints(facts.pointsOf(teamId, weekId));
    return { move: null, points, weekPoints: points, record: null };
  });
}

type OwnPart = Pick<TableRow, 'move' | 'points' | 'weekPoints' | 'record'>;

function rowsOf(
  { members }: LeagueFacts,
  standings: readonly Standing[],
  complete: (standing: Standing) => OwnPart,
): TableRow[] {
  const teams = new Map(members.map((member) => [member.teamId, member]));
  return standings.flatMap((standing) => {
    const team = teams.get(standing.teamId);
    const { rank, shared } = standing;
    return team ? [{ team, rank, shared, ...complete(standing) }] : [];
  });
}

function tableMaker({ league, members, weeks, fixtures, pointsOf }: LeagueFacts) {
  const playedMatches = playMatches(
    fixtures.filter(({ weekId }) => weeks.includes(weekId)),
    pointsOf,
  );
  const records = (upTo: number) => matchRecords(playedMatches.filter(({ weekId }) => weekId <= upTo));
  const pointsOfSpan = (teamId: number, upTo: number) =>
    weeks.reduce((sum, week) => (week <= upTo ? sum + pointsOf(teamId, week) : sum), 0);
  return {
    records,
    pointsOfSpan,
    /** The standings after a matchday. */
    after(upTo: number): Standing[] {
      if (league.mode === 'points') return standingsByPoints(members, memoize(pointsOfSpan, upTo));
      const recordsThen = records(upTo);
      return standingsByMatches(members, (teamId) => recordsThen.get(teamId) ?? NO_MATCHES);
    },
  };
}

/** Cached: sorting needs the same sums many times. */
function memoize(pointsOfSpan: (teamId: number, upTo: number) => HalfPoints, upTo: number) {
  const pointsByTeam = new Map<number, HalfPoints>();
  return (teamId: number) => {
    const points = pointsByTeam.get(teamId) ?? pointsOfSpan(teamId, upTo);
    pointsByTeam.set(teamId, points);
    return points;
  };
}
