import { countMinutes } from './countMinutes.js';
import { goalsOfSide } from './goalsOfSide.js';
import { lengthOf } from './matchClock.js';
import { pairPenalties } from './pairPenalties.js';
import type { PlacedGoal } from './placeGoals.js';
import { minuteOf } from './presence.js';
import { randomFor } from './randomFor.js';
import type { PlayedMatch, PlayerTimeline, SidedStat, Timeline, TimelineGoal } from './timeline.js';

/**
 * Reconstructs a possible course of a finished match. Deterministic: the same match and statistics give the same
 * timeline. Minutes on the pitch are the feed's. Goals are placed where scorers, assisters and all players' goals
 * against fit; other counts are spread over the minutes that a player was on the pitch.
 */
export function reconstructTimeline(match: PlayedMatch, stats: readonly SidedStat[]): Timeline {
  const length = lengthOf(match);
  const rows = stats.toSorted((a, b) => a.playerId - b.playerId);
  const side = (clubId: number | null) => rows.filter((row) => row.clubId === clubId);
  const goals = (clubId: number | null, other: number | null, score: number | null) =>
    goalsOfSide({
      goals: score ?? 0,
      attackers: side(clubId),
      defenders: side(other),
      length,
      random: randomFor(match.id, 'goals', clubId ?? 0),
    });
  const { homeId, awayId } = match;
  const ofHome = goals(homeId, awayId, match.homeScore);
  const ofAway = goals(awayId, homeId, match.awayScore);
  const penalties = pairPenalties(match.id, rows, length);
  const timelineOf = (stat: SidedStat): PlayerTimeline => {
    const isHome = stat.clubId === homeId;
    const goalsFor = isHome ? ofHome : ofAway;
    const goalsAgainst = isHome ? ofAway : ofHome;
    return {
      final: stat,
      counts: countMinutes({ matchId: match.id, stat, goalsFor, goalsAgainst, penalties, length }),
    };
  };
  return {
    length,
    goals: [
      ...ofHome.map((goal) => toGoal(goal, homeId)),
      ...ofAway.map((goal) => toGoal(goal, awayId)),
    ].sort((a, b) => a.minute - b.minute),
    players: new Map(rows.map((stat) => [stat.playerId, timelineOf(stat)])),
  };
}

function toGoal({ slot, ...goal }: PlacedGoal, clubId: number | null): TimelineGoal {
  return { ...goal, minute: minuteOf(slot), clubId: clubId ?? 0 };
}
