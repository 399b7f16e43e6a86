import type { EpochMs, HalfPoints } from '../types.js';
import type { PlayedMatch } from './playMatches.js';

/** A team of a league; ties go to the team created first (decisions §5.1). */
export interface LeagueTeam {
  readonly teamId: number;
  readonly createdAt: EpochMs;
}

/** A team's matches in a head-to-head league; game points in halves. */
export interface MatchRecord {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: HalfPoints;
  readonly conceded: HalfPoints;
}

/** A team's place in the standings. */
export interface Standing {
  readonly teamId: number;
  /** Equal teams share a rank: 1, 1, 3 (decisions §5.1). */
  readonly rank: number;
  readonly shared: boolean;
}

/** Points for a match won and drawn (docs/guides/leagues.md). */
const WIN = 3;
const DRAW = 1;

/** Table points of a record: 3 for each match won, 1 for each drawn. */
export function tablePoints({ won, drawn }: Pick<MatchRecord, 'won' | 'drawn'>): number {
  return won * WIN + drawn * DRAW;
}

/** Teams by their points, most first. */
export function standingsByPoints(
  teams: readonly LeagueTeam[],
  pointsOf: (teamId: number) => HalfPoints,
): Standing[] {
  return rankTeams(teams, (a, b) => pointsOf(b) - pointsOf(a));
}

/** Teams by their matches: table points, then game points scored. */
export function standingsByMatches(
  teams: readonly LeagueTeam[],
  recordOf: (teamId: number) => MatchRecord,
): Standing[] {
  return rankTeams(teams, (a, b) => {
    const [one, other] = [recordOf(a), recordOf(b)];
    return tablePoints(other) - tablePoints(one) || other.scored - one.scored;
  });
}

/** The record of each team that played, by team id. */
export function matchRecords(matches: readonly PlayedMatch[]): ReadonlyMap<number, MatchRecord> {
  const records = new Map<number, MatchRecord>();
  const count = (teamId: number, scored: HalfPoints, conceded: HalfPoints) =>
    records.set(teamId, addMatch(records.get(teamId) ?? NO_MATCHES, scored, conceded));
  for (const { homeTeamId, awayTeamId, homePoints, awayPoints } of matches) {
    count(homeTeamId, homePoints, awayPoints);
    if (awayTeamId !== null) count(awayTeamId, awayPoints, homePoints);
  }
  return records;
}

/** The record of a team that has not played yet. */
export const NO_MATCHES: MatchRecord = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };

function addMatch(record: MatchRecord, scored: HalfPoints, conceded: HalfPoints): MatchRecord {
  return {
    played: record.played + 1,
    won: record.won + Number(scored > conceded),
    drawn: record.drawn + Number(scored === conceded),
    lost: record.lost + Number(scored < conceded),
    scored: record.scored + scored,
    conceded: record.conceded + conceded,
  };
}

function rankTeams(teams: readonly LeagueTeam[], compare: (a: number, b: number) => number): Standing[] {
  const ordered = teams.toSorted(
    (a, b) => compare(a.teamId, b.teamId) || a.createdAt - b.createdAt || a.teamId - b.teamId,
  );
  const isTie = (a: LeagueTeam | undefined, b: LeagueTeam | undefined) =>
    a !== undefined && b !== undefined && compare(a.teamId, b.teamId) === 0;
  let rank = 0;
  return ordered.map((team, index) => {
    const isAsBefore = isTie(ordered[index - 1], team);
    if (!isAsBefore) rank = index + 1;
    return { teamId: team.teamId, rank, shared: isAsBefore || isTie(team, ordered[index + 1]) };
  });
}
