import type { RankingKind } from './rankingPage.js';

interface Place {
  readonly type: RankingKind;
  readonly week: number | null;
  /** The month or period; null in rankings that are not one of several. */
  readonly choice: number | null;
  /** From 0: how many rows stand above. */
  readonly at: number;
}

/** Rows on a page of the portal's rankings. */
const PAGE = 10;
const PAGE_OF_PUNDITS = 20;

/** Where a row of a ranking stands on the portal, in its own terms: `rankings?tab=month&choice=6&page=2`. */
export function rankingAddress({ type, week, choice, at }: Place): string {
  const query = new URLSearchParams();
  if (type !== 'general') query.set('tab', type);
  if ((type === 'month' || type === 'period') && choice !== null) query.set('choice', String(choice));
  if (week !== null) query.set('week', String(week));
  const page = Math.floor(at / (type === 'pundits' ? PAGE_OF_PUNDITS : PAGE)) + 1;
  if (page > 1) query.set('page', String(page));
  // Not its size: Safari knows that since 17 only.
  const asked = String(query);
  return asked ? `rankings?${asked}` : 'rankings';
}
