import type { CompetitionRules } from '../types.js';

type Scoring = Pick<CompetitionRules, 'scoring'>;

/**
 * Minutes after which a player has played the match by the rules: further ones change nothing. 0 where no rule
 * requires any.
 */
export function fullMinutes({ scoring }: Scoring): number {
  const minimums = scoring.flatMap(({ statistic, from = 0, to = -1, minutes = 0 }) =>
    statistic === 'minutes' ? [from, to + 1, minutes] : minutes,
  );
  return Math.max(0, ...minimums);
}

/** Minutes that a clean sheet needs, where it is worth points; otherwise one. */
export function cleanSheetMinutes({ scoring }: Scoring): number {
  return scoring.find(({ rule }) => rule === 'clean-sheet')?.minutes ?? 1;
}
