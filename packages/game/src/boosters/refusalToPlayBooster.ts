import { isUnlimitedBooster } from '../isUnlimitedBooster.js';
import { type BoosterWeeks, boosterInWeek } from '../time/boosterInWeek.js';
import { isBeforeStart } from '../time/isBeforeStart.js';
import type { Booster, CompetitionRules, MessageParams } from '../types.js';

/** Why a booster can't be played; every code has one sentence in the interface. */
export type BoosterRefusal =
  | 'boosters-disabled'
  | 'booster-too-early'
  | 'booster-used'
  | 'booster-already-active'
  | 'booster-not-needed';

/** A booster, the open matchday it is for, and what the team has played so far. */
export interface PlayBoosterInput {
  readonly booster: Booster;
  readonly weekId: number;
  /** The first matchday that the team can score in. */
  readonly teamWeekId: number;
  readonly weeks: BoosterWeeks;
  readonly rules: Pick<CompetitionRules, 'boostersEnabled' | 'boostersFromWeek' | 'officialStartWeek'>;
}

/**
 * Why this booster can't be played in this matchday, or null when it can (decisions §4.7): each once a season, one a
 * matchday. Params: `fromWeek` when it is too early, else `weekId`, the conflicting matchday.
 */
export function refusalToPlayBooster({
  booster,
  weekId,
  teamWeekId,
  weeks,
  rules,
}: PlayBoosterInput): { readonly code: BoosterRefusal; readonly params: MessageParams } | null {
  if (!rules.boostersEnabled) return { code: 'boosters-disabled', params: {} };
  if (weekId < rules.boostersFromWeek) {
    return { code: 'booster-too-early', params: { fromWeek: rules.boostersFromWeek } };
  }
  const usedIn = weeks[booster];
  if (usedIn !== null) return { code: 'booster-used', params: { weekId: usedIn } };
  if (boosterInWeek(weeks, weekId) !== null) return { code: 'booster-already-active', params: { weekId } };
  if (isUnlimitedBooster(booster) && isBeforeStart({ weekId, teamWeekId, rules })) {
    return { code: 'booster-not-needed', params: { weekId } };
  }
  return null;
}
