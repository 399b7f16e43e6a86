import type { Booster } from '../types.js';

/** The matchday in which each booster is used; null is not used. */
export type BoosterWeeks = Readonly<Record<Booster, number | null>>;

const BOOSTERS: readonly Booster[] = ['bank', 'tripleCaptain', 'freeHit', 'wildCard'];

/** The booster a team plays in this matchday; there is one at most (decisions §4.7). */
export function boosterInWeek(weeks: BoosterWeeks, weekId: number): Booster | null {
  return BOOSTERS.find((booster) => weeks[booster] === weekId) ?? null;
}
