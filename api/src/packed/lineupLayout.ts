import { COACH, type CompetitionRules } from '@euro/game';

/** Places of a lineup's armbands in its numbers. */
export const CAPTAIN = 0;
export const VICE_CAPTAIN = 1;
/** Index of the coach, who comes before the starters. */
export const STARTING = 2;

/** Numbers of each lineup of a competition: captain, vice-captain, the coach and the starters, the bench. */
export interface LineupLayout {
  /** Index of the first player of the bench. */
  readonly bench: number;
  readonly size: number;
}

export function lineupLayout({
  squadLayout,
  lineupSize,
  benchSize,
}: Pick<CompetitionRules, 'squadLayout' | 'lineupSize' | 'benchSize'>): LineupLayout {
  const bench = STARTING + squadLayout[COACH] + lineupSize;
  return { bench, size: bench + benchSize };
}
