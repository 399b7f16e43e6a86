import type { TournamentClub, TournamentMatch } from './tournamentMatch.js';

/** A nation's matches in its group so far, running ones with their score of the moment. */
export interface GroupRecord {
  readonly clubId: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  /** Disciplinary points; fewer are better. */
  readonly fairPlay: number;
}

/** A match with both sides and a score. */
export interface PlayedMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeFairPlay: number;
  readonly awayFairPlay: number;
  readonly isLive: boolean;
}

const WIN = 3;
const DRAW = 1;

/** The facts of a match that count in a table; null before its kick-off. */
export function playedMatch(match: TournamentMatch): PlayedMatch | null {
  const { homeId, awayId, homeScore, awayScore, homeFairPlay, awayFairPlay, status } = match;
  if (homeId === null || awayId === null || homeScore === null || awayScore === null) return null;
  return {
    homeId: homeId.id,
    awayId: awayId.id,
    homeScore,
    awayScore,
    homeFairPlay: homeFairPlay ?? 0,
    awayFairPlay: awayFairPlay ?? 0,
    isLive: status === 'live',
  };
}

/** A nation's record out of the matches between these nations alone. */
export function recordOf(
  clubId: number,
  among: readonly Pick<TournamentClub, 'id'>[],
  matches: readonly PlayedMatch[],
): GroupRecord {
  const others = new Set(among.map(({ id }) => id));
  let record = emptyRecord(clubId);
  for (const match of matches) {
    if (!others.has(match.homeId) || !others.has(match.awayId)) continue;
    if (match.homeId === clubId)
      record = withResult(record, match.homeScore, match.awayScore, match.homeFairPlay);
    else if (match.awayId === clubId)
      record = withResult(record, match.awayScore, match.homeScore, match.awayFairPlay);
  }
  return record;
}

function emptyRecord(clubId: number): GroupRecord {
  return {
    clubId,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: 0,
    fairPlay: 0,
  };
}

function withResult(record: GroupRecord, own: number, other: number, fairPlay: number): GroupRecord {
  return {
    clubId: record.clubId,
    played: record.played + 1,
    won: record.won + (own > other ? 1 : 0),
    drawn: record.drawn + (own === other ? 1 : 0),
    lost: record.lost + (own < other ? 1 : 0),
    goalsFor: record.goalsFor + own,
    goalsAgainst: record.goalsAgainst + other,
    points: record.points + (own > other ? WIN : own === other ? DRAW : 0),
    fairPlay: record.fairPlay + fairPlay,
  };
}
