/** What one player did in one match, named as the columns of the statistics feed. */
export interface MatchStat {
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly own_goals: number;
  /** Plain yellows; a second yellow is `second_yellow` and `red_card`, and no further yellow. */
  readonly yellow_cards: number;
  readonly second_yellow: number;
  readonly red_card: number;
  readonly penalty_miss: number;
  readonly penalty_saved: number;
  /** Goals against while he was on the pitch. */
  readonly conceeded: number;
  /** Goals against his team in the whole match; no rule looks at it. */
  readonly teamConceded: number;
  readonly saves: number;
  readonly duelWon: number;
  readonly duelLost: number;
  readonly interception: number;
  readonly shotOffTarget: number;
  readonly errorLeadToGoal: number;
  readonly bigChanceCreated: number;
  readonly headClearance: number;
  readonly ballRecovery: number;
  /** 1, 2 or 3 for the three best of the match, else null. */
  readonly skillIndex: number | null;
}
