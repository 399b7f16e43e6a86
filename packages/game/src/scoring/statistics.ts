/** A number that the feed has of each player in each match. */
interface Statistic {
  /**
   * Its column in the feed and in the tables; the API has the same name, but `time` for `minutes` (spec §3
   * `pointsOverview`).
   */
  readonly name: string;
  /** The highest value that a feed may have. */
  readonly max: number;
  /** It needs the pitch: a player with 0 minutes has none. Cards are shown on the bench, too. */
  readonly needsPitch: boolean;
  /** It is part of `pointsOverview`. */
  readonly isPublic: boolean;
  /** An operator may correct it. */
  readonly isCorrectable: boolean;
}

const onPitch = { needsPitch: true, isPublic: true, isCorrectable: true } as const;
const anywhere = { needsPitch: false, isPublic: true, isCorrectable: true } as const;

/**
 * Every statistic but `skillIndex`, in the order of the feed (docs/feed-format.md). Tables, feed, corrections and API
 * derive from this list; what a statistic is worth is in a competition's scoring table.
 */
export const STATISTICS = [
  { name: 'minutes', max: 120, ...anywhere },
  { name: 'goals', max: 20, ...onPitch },
  { name: 'assists', max: 20, ...onPitch },
  { name: 'own_goals', max: 10, ...onPitch },
  // Plain yellows; a second yellow is `second_yellow` and `red_card`, and no further yellow.
  { name: 'yellow_cards', max: 1, ...anywhere },
  { name: 'second_yellow', max: 1, ...anywhere, isPublic: false },
  { name: 'red_card', max: 1, ...anywhere },
  { name: 'penalty_miss', max: 10, ...onPitch },
  { name: 'penalty_saved', max: 10, ...onPitch },
  // Goals against while he was on the pitch.
  { name: 'conceeded', max: 30, ...anywhere },
  // Goals against his team in the whole match; no rule reads it.
  { name: 'teamConceded', max: 30, ...anywhere, isPublic: false, isCorrectable: false },
  { name: 'saves', max: 60, ...onPitch },
  { name: 'duelWon', max: 99, ...onPitch },
  { name: 'duelLost', max: 99, ...onPitch },
  { name: 'interception', max: 60, ...onPitch },
  { name: 'shotOffTarget', max: 60, ...onPitch },
  { name: 'errorLeadToGoal', max: 10, ...onPitch },
  { name: 'bigChanceCreated', max: 30, ...onPitch },
  { name: 'headClearance', max: 60, ...onPitch },
  { name: 'ballRecovery', max: 99, ...onPitch },
] as const satisfies readonly Statistic[];

type StatisticRow = (typeof STATISTICS)[number];
export type StatisticName = StatisticRow['name'];
export type PublicStatistic = Extract<StatisticRow, { isPublic: true }>['name'];
export type CorrectableStatistic = Extract<StatisticRow, { isCorrectable: true }>['name'];

/** A player's statistics in one match. */
export type MatchStat = Readonly<Record<StatisticName, number>> & {
  /** 1, 2 or 3 for the three best of the match, else null. */
  readonly skillIndex: number | null;
  /** Counts that the source does not have: 0 here, and worth nothing by any rule (decisions §11.8). */
  readonly unknown?: readonly StatisticName[];
};

/** An object with a value for each statistic, in their order. */
export function mapStatistics<T>(toValue: (statistic: StatisticRow) => T): Record<StatisticName, T> {
  return Object.fromEntries(STATISTICS.map((statistic) => [statistic.name, toValue(statistic)])) as Record<
    StatisticName,
    T
  >;
}

/** Nothing happened. */
export const EMPTY_STAT: MatchStat = { ...mapStatistics(() => 0), skillIndex: null };
