import { COACH, type CompetitionRules } from '@euro/game';

/** The size of a squad, for a sentence: "15 spelers en 1 coach". */
export function squadOf({
  lineupSize,
  benchSize,
  squadLayout,
}: Pick<CompetitionRules, 'lineupSize' | 'benchSize' | 'squadLayout'>): { players: number; coaches: number } {
  return { players: lineupSize + benchSize, coaches: squadLayout[COACH] };
}
