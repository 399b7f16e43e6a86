import type { Language } from '../texts/language.js';
import type { RankingKind, RankingPage } from './rankingPage.js';
import { monthName, rankingTexts } from './rankingTexts.js';

/** The matchdays of a ranking: "Na speeldag 5", "Juni, na speeldag 3"; null before the first points. */
export function describeSpan(
  type: RankingKind,
  { weekId, chosen, choices, confirmed }: Omit<RankingPage, 'data' | 'totalRecords'>,
  language: Language,
): string | null {
  if (weekId === null) return null;
  const texts = rankingTexts[language];
  const place = type === 'period' ? choices.findIndex(({ id }) => id === chosen) : -1;
  const stage = choices[place]?.name ?? texts.periods[place];
  const name = type === 'month' && chosen !== null ? monthName(chosen, language) : stage;
  const period = type === 'week' ? texts.of(weekId) : texts.after(weekId);
  const span = name ? `${name}, ${period.charAt(0).toLowerCase()}${period.slice(1)}` : period;
  return confirmed ? span : `${span} (${texts.provisional})`;
}
