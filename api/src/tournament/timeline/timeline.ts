import { type MatchStat, STATISTICS, type StatisticName } from '@euro/game';

/** A player's events in a match, with his minutes on the pitch; null minutes for a player who was not on it. */
export interface TimedStat extends MatchStat {
  readonly started: boolean;
  readonly inMin: number | null;
  /** Null while he is on the pitch of a running match. */
  readonly outMin: number | null;
}

/** A row of a match's statistics, with the side the player belongs to. */
export interface SidedStat extends TimedStat {
  readonly playerId: number;
  readonly clubId: number;
}

/** A match as the feed has it when it is over. */
export interface PlayedMatch {
  readonly id: number;
  readonly homeId: number | null;
  readonly awayId: number | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly extraTime: boolean;
}

/** The counts that come about one by one; `skillIndex` is given at the end, minutes pass by themselves. */
export type CountName = Exclude<StatisticName, 'minutes'>;
export const COUNTS = STATISTICS.map(({ name }) => name).filter((name) => name !== 'minutes');

/** For each count the minutes at which it grows by one, earliest first. */
export type CountMinutes = Readonly<Record<CountName, readonly number[]>>;

export interface PlayerTimeline {
  /** The row when the match is over. */
  readonly final: SidedStat;
  readonly counts: CountMinutes;
}

/** A goal of the reconstruction; the scorer is unknown where score and statistics disagree. */
export interface TimelineGoal {
  readonly minute: number;
  /** The side whose score it is. */
  readonly clubId: number;
  readonly scorerId: number | null;
  readonly isOwnGoal: boolean;
  readonly assistId: number | null;
}

/**
 * A possible course of a match: minutes for all counts of its statistics. At full time its numbers are the feed's;
 * before, they are consistent with each other. The minutes are a reconstruction and are never shown (decisions §10).
 */
export interface Timeline {
  /** 90, or 120 with extra time. */
  readonly length: number;
  /** In the order in which they fall. */
  readonly goals: readonly TimelineGoal[];
  readonly players: ReadonlyMap<number, PlayerTimeline>;
}
