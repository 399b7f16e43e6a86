import {
  COACH,
  type CompetitionRules,
  type HalfPoints,
  matchOutcome,
  type PointLine,
  type PositionId,
  type Registered,
  scoreAppearance,
  scoreCoach,
  sumPoints,
} from '@euro/game';
import { clubInMatch } from '../feed/clubInMatch.js';
import type { SidedStat, TimedStat } from '../timeline/index.js';
import { isSquadPlayerIn } from './isSquadPlayerIn.js';
import type { MatchState } from './matchAt.js';

/** Inputs for scoring a match's sheet. */
export interface SheetInput {
  readonly sides: {
    readonly homeId: number | null;
    readonly awayId: number | null;
    readonly kickoffAt: number;
  };
  readonly state: Pick<MatchState, 'homeScore' | 'awayScore'>;
  readonly stats: readonly SidedStat[];
  readonly positionOf: (playerId: number) => PositionId;
  readonly coaches: readonly (Registered & { readonly id: number })[];
  readonly rules: Pick<CompetitionRules, 'coachPoints' | 'scoring'>;
}

/** A player or coach on a match's sheet, with his explained points so far. */
export interface SheetRow {
  readonly playerId: number;
  /** Null for a coach, whose points come from the score. */
  readonly stat: TimedStat | null;
  readonly lines: readonly PointLine[];
  readonly points: HalfPoints;
}

/** Scores all rows of a match's sheet; coaches by the score so far, once there is one (decisions §4.3). */
export function scoreSheet({ sides, state, stats, positionOf, coaches, rules }: SheetInput): SheetRow[] {
  const players = stats.map(({ playerId, clubId: _, ...stat }): SheetRow => {
    const lines = scoreAppearance(stat, positionOf(playerId), rules);
    return { playerId, stat, lines, points: sumPoints(lines) };
  });
  const { homeScore, awayScore } = state;
  if (homeScore === null || awayScore === null) return players;
  const ofMatch = coaches.filter((coach) => isSquadPlayerIn(coach, sides));
  return [
    ...players,
    ...ofMatch.map((coach): SheetRow => {
      const { id } = coach;
      const own = clubInMatch(coach, sides) === sides.homeId ? homeScore : awayScore;
      const lines = scoreCoach(matchOutcome(own, homeScore + awayScore - own), rules);
      return { playerId: id, stat: null, lines, points: sumPoints(lines) };
    }),
  ];
}

/** True for a player who was on the pitch or carded, and for coaches; being on the team sheet is not enough. */
export function hasAppeared({ stat }: Pick<SheetRow, 'stat'>): boolean {
  return stat === null || stat.inMin !== null || stat.yellow_cards + stat.red_card > 0;
}

/**
 * Minutes make it playing (decisions §4.5), and a card on the bench doesn't. A coach has none, and every match is his.
 */
export function hasPlayed({ stat }: Pick<SheetRow, 'stat'>): boolean {
  return stat === null || stat.minutes > 0;
}

/** Positions of players for the rules; statistics always belong to a known player. */
export function positionsFrom(
  players: ReadonlyMap<number, { readonly positionId: PositionId }>,
): SheetInput['positionOf'] {
  return (playerId) => players.get(playerId)?.positionId ?? COACH;
}
