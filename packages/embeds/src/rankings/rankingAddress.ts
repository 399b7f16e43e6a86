import type { RankingKind } from './rankingPage.js';

interface Place {
  readonly type: RankingKind;
  readonly week: number | null;
  /** The month or period; null in rankings without one. */
  readonly choice: number | null;
  /** Index of the row, from 0. */
  readonly at: number;
}

/** Rows on a page of the portal's rankings. */
const PAGE = 10;
const PAGE_OF_PUNDITS = 20;

/** The portal's address of a row: `rankings?tab=month&choice=6&page=2`. */
export function rankingAddress({ type, week, choice, at }: Place): string {
  const query = new URLSearchParams();
  if (type !== 'general') query.set('tab', type);
  if ((type === 'month' || type === 'period') && choice !== null) query.set('choice', String(choice));
  if (week !== null) query.set('week', String(week));
  const page = Math.floor(at / (type === 'pundits' ? PAGE_OF_PUNDITS : PAGE)) + 1;
  if (page > 1) query.set('page', String(page));
  // Not `size`, which Safari supports only since 17.
  const search = String(query);
  return search ? `rankings?${search}` : 'rankings';
}
