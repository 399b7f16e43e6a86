import type { ByPosition } from './competitionRules.js';
import type { ScoringSetting } from './scoring/scoringRule.js';
import type { Range } from './types.js';

interface DefaultSettings {
  readonly squadLayout: ByPosition<number>;
  readonly formationLimits: ByPosition<Range>;
  readonly scoring: ScoringSetting[];
}

/**
 * Settings of a competition that was stored before they were settings: those of UEFA EURO 2024 (spec §9, decisions §1).
 * A test compares them with its pack; no rule reads them.
 */
export const DEFAULT_SETTINGS: DefaultSettings = {
  squadLayout: [1, 2, 5, 5, 3],
  formationLimits: [
    { min: 1, max: 1 },
    { min: 1, max: 1 },
    { min: 3, max: 5 },
    { min: 3, max: 5 },
    { min: 1, max: 3 },
  ],
  scoring: [
    { rule: 'minutes-under-60', statistic: 'minutes', to: 59, points: 1 },
    { rule: 'minutes-60', statistic: 'minutes', from: 60, points: 2 },
    { rule: 'goal', statistic: 'goals', points: { 1: 6, 2: 6, 3: 5, 4: 4 } },
    { rule: 'assist', statistic: 'assists', points: 3 },
    { rule: 'clean-sheet', statistic: 'conceeded', to: 0, minutes: 60, points: { 1: 4, 2: 4, 3: 1 } },
    { rule: 'conceded', statistic: 'conceeded', per: 2, points: { 1: -1, 2: -1 } },
    { rule: 'saves', statistic: 'saves', per: 2, points: 1 },
    { rule: 'penalty-saved', statistic: 'penalty_saved', points: { 1: 5 } },
    { rule: 'penalty-miss', statistic: 'penalty_miss', points: -2 },
    { rule: 'own-goal', statistic: 'own_goals', points: -2 },
    { rule: 'yellow-card', statistic: 'yellow_cards', minutes: 0, points: -1 },
    { rule: 'red-card', statistic: 'red_card', minutes: 0, points: -3 },
    { rule: 'duels', statistic: 'duelWon', minus: 'duelLost', from: 1, points: 1 },
    { rule: 'interceptions', statistic: 'interception', from: 2, points: 1 },
    { rule: 'shots-off-target', statistic: 'shotOffTarget', per: 2, points: -1 },
    { rule: 'error-lead-to-goal', statistic: 'errorLeadToGoal', points: -1 },
    { rule: 'big-chances', statistic: 'bigChanceCreated', from: 2, points: 1 },
    { rule: 'head-clearances', statistic: 'headClearance', from: 2, points: 1 },
    { rule: 'ball-recoveries', statistic: 'ballRecovery', from: 8, points: { 2: 1, 3: 1, 4: 1 } },
    { rule: 'skill-index', statistic: 'skillIndex', times: [3, 2, 1], points: 1 },
  ],
};
