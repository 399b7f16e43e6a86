import type { CompetitionRules } from './types.js';

/** The fewest and most starters of each position in a valid XI with its coach. The game's own, no setting (decisions §1.2). */
export const FORMATION_LIMITS: CompetitionRules['formationLimits'] = {
  0: { min: 1, max: 1 },
  1: { min: 1, max: 1 },
  2: { min: 3, max: 5 },
  3: { min: 3, max: 5 },
  4: { min: 1, max: 3 },
};
