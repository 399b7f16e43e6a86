import {
  EMPTY_STAT,
  type MatchStat,
  type PointRule,
  type PositionId,
  scoreAppearance,
  toPoints,
} from '@euro/game';

/** One minute, in which his side conceded. */
const NOTHING: MatchStat = { ...EMPTY_STAT, minutes: 1, conceeded: 1, teamConceded: 1 };

/** What a player does so many times for each rule of the rules page. */
const DEEDS = {
  minutesUnder60: { rule: 'minutes-under-60', does: () => ({}) },
  minutes60: { rule: 'minutes-60', does: (minutes) => ({ minutes }) },
  goal: { rule: 'goal', does: (goals) => ({ goals }) },
  assist: { rule: 'assist', does: (assists) => ({ assists }) },
  cleanSheet: { rule: 'clean-sheet', does: (minutes) => ({ minutes, conceeded: 0 }) },
  conceded: { rule: 'conceded', does: (conceeded) => ({ conceeded }) },
  saves: { rule: 'saves', does: (saves) => ({ saves }) },
  penaltySaved: { rule: 'penalty-saved', does: (penalty_saved) => ({ penalty_saved }) },
  penaltyMissed: { rule: 'penalty-miss', does: (penalty_miss) => ({ penalty_miss }) },
  ownGoal: { rule: 'own-goal', does: (own_goals) => ({ own_goals }) },
  yellowCard: { rule: 'yellow-card', does: (yellow_cards) => ({ yellow_cards }) },
  redCard: { rule: 'red-card', does: (red_card) => ({ red_card }) },
  duels: { rule: 'duels', does: (duelWon) => ({ duelWon }) },
  interceptions: { rule: 'interceptions', does: (interception) => ({ interception }) },
  shotsOffTarget: { rule: 'shots-off-target', does: (shotOffTarget) => ({ shotOffTarget }) },
  error: { rule: 'error-lead-to-goal', does: (errorLeadToGoal) => ({ errorLeadToGoal }) },
  bigChances: { rule: 'big-chances', does: (bigChanceCreated) => ({ bigChanceCreated }) },
  headClearances: { rule: 'head-clearances', does: (headClearance) => ({ headClearance }) },
  ballRecoveries: { rule: 'ball-recoveries', does: (ballRecovery) => ({ ballRecovery }) },
  bestPlayers: { rule: 'skill-index', does: (skillIndex) => ({ skillIndex }) },
} as const satisfies Record<string, Deed>;

interface Deed {
  readonly rule: PointRule;
  readonly does: (times: number) => Partial<MatchStat>;
}
export type DeedName = keyof typeof DEEDS;

const POSITIONS: readonly PositionId[] = [1, 2, 3, 4];
/** No rule asks for more of anything: whole minutes of a match. */
const MOST_TIMES = 120;

export interface DeedFacts {
  /** How many times it takes to score. */
  readonly from: number;
  /** Whole points of a goalkeeper, a defender, a midfielder and a forward, at that number. */
  readonly points: readonly number[];
}

/** What each deed is worth, asked of the very rules that count the points: the page can't say anything else (spec §9). */
export function scoringFacts(): Record<DeedName, DeedFacts> {
  return Object.fromEntries(
    Object.entries(DEEDS).map(([name, deed]) => [name, factsOf(deed)]),
    // `fromEntries` forgets the names.
  ) as Record<DeedName, DeedFacts>;
}

function factsOf(deed: Deed): DeedFacts {
  for (let from = 1; from <= MOST_TIMES; from += 1) {
    const points = pointsFor(deed, from);
    if (points.some((count) => count !== 0)) return { from, points };
  }
  throw new Error(`Nothing scores by ${deed.rule}.`);
}

function pointsFor({ rule, does }: Deed, times: number): number[] {
  return POSITIONS.map((positionId) => {
    const lines = scoreAppearance({ ...NOTHING, ...does(times) }, positionId);
    return toPoints(lines.find((line) => line.rule === rule)?.points ?? 0);
  });
}

/** Points of the best, the second and the third player of a match. */
export function bestPlayerPoints(): number[] {
  return [1, 2, 3].map((place) => pointsFor(DEEDS.bestPlayers, place)[0] ?? 0);
}
