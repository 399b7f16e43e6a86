import { COACH, type CompetitionRules } from '@euro/game';

/** How many a squad has, for a sentence: "15 spelers en 1 coach". */
export function squadOf({
  lineupSize,
  benchSize,
  squadLayout,
}: Pick<CompetitionRules, 'lineupSize' | 'benchSize' | 'squadLayout'>): { players: number; coaches: number } {
  return { players: lineupSize + benchSize, coaches: squadLayout[COACH] };
}
