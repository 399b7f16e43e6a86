import { isUnlimitedBooster } from '../isUnlimitedBooster.js';
import type { Booster, CompetitionRules } from '../types.js';
import { isBeforeStart } from './isBeforeStart.js';

/** What an owner may do now: create a team, change it freely, transfer, or nothing. */
export type TeamMode = 'create' | 'edit' | 'transfers' | 'locked';

/**
 * The state that the mode depends on; `team` is null without a team, `team.weekId` the first matchday it can score
 * in.
 */
export interface TeamModeInput {
  readonly team: { readonly weekId: number } | null;
  readonly deadlineWeek: number | null;
  readonly rules: Pick<CompetitionRules, 'officialStartWeek'>;
  /** The booster that the team plays in the deadline week. */
  readonly boosterActiveThisWeek: Booster | null;
}

/** The mode a team is in (decisions §2.4); after the last deadline everything is locked. */
export function teamMode({ team, deadlineWeek, rules, boosterActiveThisWeek }: TeamModeInput): TeamMode {
  if (deadlineWeek === null) return 'locked';
  if (team === null) return 'create';
  if (isBeforeStart({ weekId: deadlineWeek, teamWeekId: team.weekId, rules })) return 'edit';
  return isUnlimitedBooster(boosterActiveThisWeek) ? 'edit' : 'transfers';
}
