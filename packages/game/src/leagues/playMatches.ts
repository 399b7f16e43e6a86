import type { HalfPoints } from '../types.js';
import type { DrawnMatch } from './drawSchedule.js';

/** A drawn match with the game points of both sides. */
export interface PlayedMatch extends DrawnMatch {
  readonly homePoints: HalfPoints;
  /** Points of the away team, or the average that the home team plays against. */
  readonly awayPoints: HalfPoints;
}

/**
 * The results of a league's matches. A team without opponent plays against the mean of all teams drawn for the
 * matchday, rounded down to half a point; a team without points in a matchday has 0.
 */
export function playMatches(
  fixtures: readonly DrawnMatch[],
  pointsOf: (teamId: number, weekId: number) => HalfPoints,
): PlayedMatch[] {
  const averages = averagesOf(fixtures, pointsOf);
  return fixtures.map((match) => ({
    ...match,
    homePoints: pointsOf(match.homeTeamId, match.weekId),
    awayPoints:
      match.awayTeamId === null
        ? (averages.get(match.weekId) ?? 0)
        : pointsOf(match.awayTeamId, match.weekId),
  }));
}

function averagesOf(
  fixtures: readonly DrawnMatch[],
  pointsOf: (teamId: number, weekId: number) => HalfPoints,
): ReadonlyMap<number, HalfPoints> {
  const sums = new Map<number, { points: HalfPoints; teams: number }>();
  for (const { weekId, homeTeamId, awayTeamId } of fixtures) {
    const sum = sums.get(weekId) ?? { points: 0, teams: 0 };
    for (const teamId of awayTeamId === null ? [homeTeamId] : [homeTeamId, awayTeamId]) {
      sum.points += pointsOf(teamId, weekId);
      sum.teams += 1;
    }
    sums.set(weekId, sum);
  }
  return new Map([...sums].map(([weekId, { points, teams }]) => [weekId, Math.floor(points / teams)]));
}
