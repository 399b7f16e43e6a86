import type { HalfPoints } from '@euro/game';
import {
  type Appearance,
  type MatchNow,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';
import type { ScoreFacts } from '../facts.js';

/** A goal or an assist that is known. */
export interface GoalEvent {
  /** `m12-p45-goal-1`: of each player in each match the first, the second, … */
  readonly subject: string;
  readonly weekId: number;
  readonly playerId: number;
  readonly what: 'goal' | 'assist';
  /** Its points by the rules. */
  readonly points: HalfPoints;
  readonly score: ScoreFacts;
}

const COUNTED_STATISTICS = [
  { what: 'goal', column: 'goals' },
  { what: 'assist', column: 'assists' },
] as const;

/**
 * The goals and assists of matches that are played at `now`, or ended within `recent` before it (milliseconds of game
 * time): what happened earlier is no news.
 */
export function goalEvents(snapshot: TournamentSnapshot, now: number, recent: number): GoalEvent[] {
  return tournamentAt(snapshot, now)
    .matches.filter(
      ({ status, match }) => status === 'live' || (status === 'finished' && now - match.finishedAt <= recent),
    )
    .flatMap((match) => {
      const score = scoreOf(snapshot, match);
      return [...match.sheet.values()].flatMap((appearance) => eventsOf(appearance, score));
    });
}

function eventsOf({ playerId, stat, lines, match }: Appearance, score: ScoreFacts): GoalEvent[] {
  if (!stat) return [];
  return COUNTED_STATISTICS.flatMap(({ what, column }) => {
    const count = stat[column];
    const line = lines.find(({ rule }) => rule === what);
    const points = line && line.stat > 0 ? line.points / line.stat : 0;
    return Array.from({ length: count }, (_, index) => ({
      subject: `m${match.id}-p${playerId}-${what}-${index + 1}`,
      weekId: match.weekId,
      playerId,
      what,
      points,
      score,
    }));
  });
}

function scoreOf(
  snapshot: TournamentSnapshot,
  { homeId, awayId, homeScore, awayScore }: MatchNow,
): ScoreFacts {
  const shortOf = (id: number | null) => snapshot.clubs.get(id ?? 0)?.short ?? '';
  return {
    home: shortOf(homeId),
    away: shortOf(awayId),
    homeScore: homeScore ?? 0,
    awayScore: awayScore ?? 0,
  };
}
