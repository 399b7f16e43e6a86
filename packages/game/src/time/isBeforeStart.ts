import type { CompetitionRules } from '../types.js';

/** A matchday seen from a team; `teamWeekId` is the first matchday that the team can score in. */
export interface StartInput {
  readonly weekId: number;
  readonly teamWeekId: number;
  readonly rules: Pick<CompetitionRules, 'officialStartWeek'>;
}

/** Whether a matchday comes "before the start" for a team: its squad changes without limit (decisions §2.4). */
export function isBeforeStart({ weekId, teamWeekId, rules }: StartInput): boolean {
  return weekId <= Math.max(rules.officialStartWeek, teamWeekId);
}
