import type { Booster, CompetitionRules } from '../types.js';

/** What an owner may do now: make a team, change it freely, transfer, or nothing. */
export type TeamMode = 'create' | 'edit' | 'transfers' | 'locked';

/** What the mode depends on; `team` is null without a team, `team.weekId` the first matchday it can score in. */
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
  if (deadlineWeek <= Math.max(rules.officialStartWeek, team.weekId)) return 'edit';
  return isUnlimited(boosterActiveThisWeek) ? 'edit' : 'transfers';
}

function isUnlimited(booster: Booster | null): boolean {
  return booster === 'wildCard' || booster === 'freeHit';
}
