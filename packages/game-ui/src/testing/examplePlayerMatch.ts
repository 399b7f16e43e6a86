import type { PlayerMatch, PointsOverview } from '@euro/api-contract';
import {
  type CompetitionRules,
  type MatchStat,
  matchOutcome,
  type PositionId,
  scoreAppearance,
  scoreCoach,
  sumPoints,
  toPoints,
} from '@euro/game';
import { exampleRules, exampleStat } from '@euro/game/testing';

/** Germany–Scotland, 5–1, the opening match. */
const OPENING = {
  live: false,
  matchId: 1,
  weekId: 1,
  date: '2024-06-14T19:00:00Z',
  homeId: { id: 1, short: 'GER' },
  awayId: { id: 2, short: 'SCO' },
  homeScore: 5,
  awayScore: 1,
} as const;

/** A player's match as `GET player/{id}` returns it: the rules of the game applied to his statistics. */
export function examplePlayerMatch(
  stat: Partial<MatchStat>,
  positionId: PositionId,
  fields: Partial<PlayerMatch> = {},
): PlayerMatch {
  const counts = exampleStat(stat);
  return {
    ...OPENING,
    pointsOverview: overviewOf(counts),
    ...linesAndPoints(scoreAppearance(counts, positionId, exampleRules)),
    ...fields,
  };
}

/** A coach's match: points by its score. */
export function exampleCoachMatch(
  clubId: number,
  fields: Partial<PlayerMatch> = {},
  rules: Pick<CompetitionRules, 'coachPoints'> = exampleRules,
): PlayerMatch {
  const match = { ...OPENING, ...fields };
  const { homeScore, awayScore } = match;
  if (homeScore === null || awayScore === null)
    return { ...match, pointsOverview: null, ...linesAndPoints([]) };
  const [own, other] = match.homeId.id === clubId ? [homeScore, awayScore] : [awayScore, homeScore];
  return { ...match, pointsOverview: null, ...linesAndPoints(scoreCoach(matchOutcome(own, other), rules)) };
}

/** Lines in half points as the API returns them. */
function linesAndPoints(lines: ReturnType<typeof scoreAppearance>): Pick<PlayerMatch, 'lines' | 'points'> {
  return {
    lines: lines.map((line) => ({ ...line, points: toPoints(line.points) })),
    points: toPoints(sumPoints(lines)),
  };
}

function overviewOf({
  minutes,
  second_yellow: _,
  teamConceded: __,
  unknown,
  ...counts
}: MatchStat): PointsOverview {
  return { time: minutes, ...counts, ...(unknown && { unknown: [...unknown] }) };
}
