import type { MatchStat } from '../scoring/matchStat.js';

const NOTHING: MatchStat = {
  minutes: 0,
  goals: 0,
  assists: 0,
  own_goals: 0,
  yellow_cards: 0,
  second_yellow: 0,
  red_card: 0,
  penalty_miss: 0,
  penalty_saved: 0,
  conceeded: 0,
  teamConceded: 0,
  saves: 0,
  duelWon: 0,
  duelLost: 0,
  interception: 0,
  shotOffTarget: 0,
  errorLeadToGoal: 0,
  bigChanceCreated: 0,
  headClearance: 0,
  ballRecovery: 0,
  skillIndex: null,
};

/** Statistics for a test: 0 everywhere, no skill index, but for what is given. */
export function exampleStat(given: Partial<MatchStat> = {}): MatchStat {
  return { ...NOTHING, ...given };
}
