import { type CompetitionRules, type PlayerRule, type ScoringRule, toPoints } from '@euro/game';

/** The rule behind each row of the rules page. */
const DEEDS = {
  minutesUnder60: 'minutes-under-60',
  minutes60: 'minutes-60',
  goal: 'goal',
  assist: 'assist',
  cleanSheet: 'clean-sheet',
  conceded: 'conceded',
  saves: 'saves',
  penaltySaved: 'penalty-saved',
  penaltyMissed: 'penalty-miss',
  ownGoal: 'own-goal',
  yellowCard: 'yellow-card',
  redCard: 'red-card',
  duels: 'duels',
  interceptions: 'interceptions',
  shotsOffTarget: 'shots-off-target',
  error: 'error-lead-to-goal',
  bigChances: 'big-chances',
  headClearances: 'head-clearances',
  ballRecoveries: 'ball-recoveries',
  bestPlayers: 'skill-index',
} as const satisfies Record<string, PlayerRule>;
export type DeedName = keyof typeof DEEDS;

const POSITIONS = [1, 2, 3, 4] as const;

export interface DeedFacts {
  /** Number of occurrences that score; for a clean sheet and few minutes, the minutes. */
  readonly from: number;
  /**
   * Points of a goalkeeper, a defender, a midfielder and a forward: at that number, or at 1, 2, 3 and on where each
   * number has its own.
   */
  readonly points: readonly (readonly number[])[];
}

/** Points of each event by the engine's scoring table; null for an event that scores nothing (spec §9). */
export function scoringFacts({
  scoring,
}: Pick<CompetitionRules, 'scoring'>): Readonly<Record<DeedName, DeedFacts | null>> {
  const factsOf = (name: PlayerRule) => {
    const rule = scoring.find((each) => each.rule === name);
    const scores = rule && POSITIONS.some((position) => rule.points[position] !== 0);
    return scores ? deedFacts(rule) : null;
  };
  return Object.fromEntries(
    Object.entries(DEEDS).map(([name, rule]) => [name, factsOf(rule)]),
    // `fromEntries` forgets the names.
  ) as Record<DeedName, DeedFacts | null>;
}

function deedFacts({ rule, points, per, from, to, times = [1], minutes }: ScoringRule): DeedFacts {
  const required = minutesOf({ rule, to, minutes }) ?? per ?? from;
  return {
    from: required ?? 1,
    points: POSITIONS.map((position) => times.map((count) => toPoints(count * points[position]))),
  };
}

function minutesOf({ rule, to, minutes }: Pick<ScoringRule, 'rule' | 'to' | 'minutes'>): number | undefined {
  if (rule === 'clean-sheet') return minutes;
  return rule === 'minutes-under-60' && to !== undefined ? to + 1 : undefined;
}
