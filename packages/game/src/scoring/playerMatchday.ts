import type { HalfPoints } from '../types.js';

/** A player's points and minutes in one matchday; 0 for players without an entry. */
export interface PlayerMatchday {
  readonly points: HalfPoints;
  readonly minutes: number;
  /** True while he may still get minutes (his match is not over): he is not absent yet. */
  readonly mayStillPlay?: boolean;
}

/** Whether he had minutes: that is what "played" means everywhere (decisions §4.5). */
export function hasPlayed(matchday: PlayerMatchday | undefined): boolean {
  return matchday !== undefined && matchday.minutes > 0;
}

/** Whether the matchday went by without him. */
export function isAbsent(matchday: PlayerMatchday | undefined): boolean {
  return !hasPlayed(matchday) && matchday?.mayStillPlay !== true;
}
