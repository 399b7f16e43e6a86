import {
  COACH,
  type CompetitionRules,
  type HalfPoints,
  type MatchStat,
  matchOutcome,
  type PlayerMatchday,
  type PositionId,
  scoreAppearance,
  scoreCoach,
  sumPoints,
} from '@euro/game';
import type { SettledMatch } from './matchdayInputs.js';

export interface ScoredPlayer {
  readonly id: number;
  readonly clubId: number;
  readonly positionId: PositionId;
}

export interface PlayedStat extends MatchStat {
  readonly matchId: number;
  readonly playerId: number;
}

/** Points of one player or coach in one match. */
export interface Appearance {
  readonly matchId: number;
  readonly playerId: number;
  readonly halfPoints: HalfPoints;
  readonly minutes: number;
  readonly statsHash: string;
}

export interface ScoredPlayers {
  readonly appearances: readonly Appearance[];
  /** By player id, as the rules of a team's score want it. */
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly positions: ReadonlyMap<number, PositionId>;
}

interface Input {
  readonly players: readonly ScoredPlayer[];
  /** Rows of the finished matches only. */
  readonly stats: readonly PlayedStat[];
  readonly finished: readonly SettledMatch[];
  readonly unfinished: readonly SettledMatch[];
  readonly rules: CompetitionRules;
}

/** The points that a matchday's finished matches gave to players and coaches (spec §9, decisions §4.3). */
export function scorePlayers({ players, stats, finished, unfinished, rules }: Input): ScoredPlayers {
  const positions = new Map(players.map(({ id, positionId }) => [id, positionId]));
  const hashes = new Map(finished.map(({ id, statsHash }) => [id, statsHash]));
  const appearances: Appearance[] = [];
  for (const stat of stats) {
    const { matchId, playerId, minutes } = stat;
    const halfPoints = sumPoints(scoreAppearance(stat, positions.get(playerId) ?? COACH));
    appearances.push({ matchId, playerId, halfPoints, minutes, statsHash: hashes.get(matchId) ?? '' });
  }
  for (const match of finished) appearances.push(...scoreCoaches(match, players, rules));
  return { appearances, matchdays: sumMatchdays(appearances, players, unfinished), positions };
}

function scoreCoaches(
  { id: matchId, homeId, awayId, homeScore, awayScore, statsHash }: SettledMatch,
  players: readonly ScoredPlayer[],
  rules: CompetitionRules,
): Appearance[] {
  if (homeScore === null || awayScore === null) return [];
  const coaches = players.filter(({ positionId }) => positionId === COACH);
  return coaches.flatMap(({ id, clubId }) => {
    if (clubId !== homeId && clubId !== awayId) return [];
    const outcome =
      clubId === homeId ? matchOutcome(homeScore, awayScore) : matchOutcome(awayScore, homeScore);
    return [
      { matchId, playerId: id, halfPoints: sumPoints(scoreCoach(outcome, rules)), minutes: 0, statsHash },
    ];
  });
}

function sumMatchdays(
  appearances: readonly Appearance[],
  players: readonly ScoredPlayer[],
  unfinished: readonly SettledMatch[],
): Map<number, PlayerMatchday> {
  const clubsToCome = new Set(unfinished.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const matchdays = new Map<number, PlayerMatchday>();
  for (const { id, clubId } of players) {
    if (clubsToCome.has(clubId)) matchdays.set(id, { points: 0, minutes: 0, mayStillPlay: true });
  }
  for (const { playerId, halfPoints, minutes } of appearances) {
    const before = matchdays.get(playerId);
    matchdays.set(playerId, {
      points: (before?.points ?? 0) + halfPoints,
      minutes: (before?.minutes ?? 0) + minutes,
      mayStillPlay: before?.mayStillPlay ?? false,
    });
  }
  return matchdays;
}
