import type { Match, ScoredSelection } from '@euro/api-contract';
import {
  COACH,
  type CompetitionRules,
  EMPTY_STAT,
  GOALKEEPER,
  type HalfPoints,
  type MatchStat,
  matchOutcome,
  type PositionId,
  scoreAppearance,
  scoreCoach,
  sumPoints,
  toHalfPoints,
  toPoints,
} from '@euro/game';

/** What one more goal of a player would bring both teams, in points: with his coach, and those who concede it. */
export interface GoalSwing {
  readonly playerId: number;
  readonly own: number;
  readonly other: number;
  /** `own - other`: by how much the lead grows. */
  readonly swing: number;
}

type Side = readonly ScoredSelection[];
type Fixture = Pick<Match, 'id' | 'status' | 'minute' | 'homeId' | 'awayId' | 'homeScore' | 'awayScore'>;

interface Lookups {
  readonly rules: Pick<CompetitionRules, 'scoring' | 'coachPoints'>;
  readonly matchOf: (playerId: number) => Fixture | undefined;
  readonly playerOf: (
    playerId: number,
  ) => { readonly clubId: number; readonly positionId: PositionId } | undefined;
}

interface Goal {
  readonly scorerId: number;
  readonly clubId: number;
  readonly match: Fixture;
}

/**
 * The next goal of each player of both teams who counts and is on the pitch, best for the own team first. Nobody is
 * credited with an assist.
 */
export function goalSwings(own: Side, other: Side, lookups: Lookups): GoalSwing[] {
  const scorerIds = new Set(
    [...own, ...other]
      .filter(({ counted, status }) => counted && status === 'playing')
      .map(({ playerId }) => playerId),
  );
  return [...scorerIds]
    .flatMap((scorerId) => {
      const player = lookups.playerOf(scorerId);
      const match = lookups.matchOf(scorerId);
      if (!player || match?.status !== 'live' || [COACH, GOALKEEPER].includes(player.positionId)) return [];
      const goal = { scorerId, clubId: player.clubId, match };
      const [ownPoints, otherPoints] = [own, other].map((side) => gainOf(side, goal, lookups)) as [
        number,
        number,
      ];
      return [{ playerId: scorerId, own: ownPoints, other: otherPoints, swing: ownPoints - otherPoints }];
    })
    .sort((a, b) => b.swing - a.swing);
}

function gainOf(side: Side, goal: Goal, lookups: Lookups): number {
  const half = side.reduce((sum, selection) => {
    if (!selection.counted) return sum;
    const { multiplier } = selection;
    const points = toHalfPoints(selection.points);
    const after = points + changeOf(selection, goal, lookups);
    return sum + Math.round(after * multiplier) - Math.round(points * multiplier);
  }, 0);
  return toPoints(half);
}

/** Change of a player's own points by a goal. */
function changeOf(selection: ScoredSelection, goal: Goal, { rules, matchOf, playerOf }: Lookups): HalfPoints {
  const player = playerOf(selection.playerId);
  if (!player || matchOf(selection.playerId)?.id !== goal.match.id) return 0;
  const isFor = player.clubId === goal.clubId;
  const { own, opponent } = scoreOf(goal.match, player.clubId);
  if (player.positionId === COACH) {
    const pointsAt = (goalsFor: number, against: number) =>
      sumPoints(scoreCoach(matchOutcome(goalsFor, against), rules));
    return (isFor ? pointsAt(own + 1, opponent) : pointsAt(own, opponent + 1)) - pointsAt(own, opponent);
  }
  if (isFor && selection.playerId !== goal.scorerId) return 0;
  if (selection.status !== 'playing') return 0;
  const statistic = isFor ? 'goals' : 'conceeded';
  const count = isFor ? (statOf(selection, 'goal') ?? 0) : concededBy(selection, goal.match, opponent);
  const pointsAt = (value: number) => {
    const stat: MatchStat = { ...EMPTY_STAT, minutes: selection.minutes, [statistic]: value };
    return sumPoints(scoreAppearance(stat, player.positionId, rules));
  };
  return pointsAt(count + 1) - pointsAt(count);
}

const statOf = ({ lines }: ScoredSelection, rule: string) => lines.find((line) => line.rule === rule)?.stat;

function scoreOf({ homeId, homeScore, awayScore }: Fixture, clubId: number) {
  const [home, away] = [homeScore ?? 0, awayScore ?? 0];
  return homeId?.id === clubId ? { own: home, opponent: away } : { own: away, opponent: home };
}

/**
 * Goals against while he was on the pitch. His points name them where they gave or cost some; otherwise those of the
 * match count for who has played all of it, and none for who came on.
 */
function concededBy(selection: ScoredSelection, { minute }: Fixture, against: number): number {
  const known = statOf(selection, 'conceded') ?? statOf(selection, 'clean-sheet');
  return known ?? (selection.minutes >= (minute ?? 0) ? against : 0);
}
