import type { PointsOverview } from '@euro/api-contract';
import type { CatalogueStat } from '../../catalogue/catalogue.js';

export type Counts = Omit<PointsOverview, 'skillIndex'>;

/** The counts of one match as the specification names them (spec §3 `pointsOverview`). */
export function presentOverview(stat: CatalogueStat): PointsOverview {
  return { ...countsOf(stat), skillIndex: stat.skillIndex };
}

function countsOf(stat: CatalogueStat): Counts {
  return {
    time: stat.minutes,
    goals: stat.goals,
    assists: stat.assists,
    own_goals: stat.own_goals,
    yellow_cards: stat.yellow_cards,
    red_card: stat.red_card,
    penalty_miss: stat.penalty_miss,
    penalty_saved: stat.penalty_saved,
    conceeded: stat.conceeded,
    saves: stat.saves,
    duelWon: stat.duelWon,
    duelLost: stat.duelLost,
    interception: stat.interception,
    shotOffTarget: stat.shotOffTarget,
    errorLeadToGoal: stat.errorLeadToGoal,
    bigChanceCreated: stat.bigChanceCreated,
    headClearance: stat.headClearance,
    ballRecovery: stat.ballRecovery,
  };
}

const NOTHING: Counts = {
  time: 0,
  goals: 0,
  assists: 0,
  own_goals: 0,
  yellow_cards: 0,
  red_card: 0,
  penalty_miss: 0,
  penalty_saved: 0,
  conceeded: 0,
  saves: 0,
  duelWon: 0,
  duelLost: 0,
  interception: 0,
  shotOffTarget: 0,
  errorLeadToGoal: 0,
  bigChanceCreated: 0,
  headClearance: 0,
  ballRecovery: 0,
};

/** The counts of several matches together. */
export function sumCounts(stats: readonly CatalogueStat[]): Counts {
  const sum = { ...NOTHING };
  for (const stat of stats) {
    const counts = countsOf(stat);
    for (const name of COUNT_NAMES) sum[name] += counts[name];
  }
  return sum;
}

const COUNT_NAMES = Object.keys(NOTHING) as readonly (keyof Counts)[];
