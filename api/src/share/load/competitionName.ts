import type { Language } from '../../http/index.js';
import { presentBrand, type TournamentSnapshot } from '../../tournament/index.js';

/** "EURO 2024" */
export function competitionName(
  { competition: { brand, season } }: Pick<TournamentSnapshot, 'competition'>,
  language: Language,
): string {
  return presentBrand(brand, season).short[language];
}
