import type { RankingRow, ResponseOf } from '@euro/api-contract';
import { usePlatform, useShared } from '@euro/platform/react';
import { PAGE_SIZE, type RankingView } from '../../model/rankingView.js';
import { rankedWeeks, shownWeek } from '../../model/rankingWeeks.js';
import { usePageQuery } from '../../store/rankingsApi.js';

/** What is known of a ranking at this moment. */
export type Ranking =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | ReadyRanking;

export interface ReadyRanking {
  readonly status: 'ready';
  readonly rows: readonly RankingRow['team'][];
  readonly first: readonly RankingRow['team'][];
  readonly own: RankingRow['team'] | null;
  /** Teams that the search leaves, on this page and the others. */
  readonly found: number;
  /** All teams of the ranking. */
  readonly teams: number;
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly pages: number;
  /** The matchday the answer speaks of; null while there are no points. */
  readonly week: number | null;
  readonly confirmed: boolean;
  /** A next page is on its way and the rows are those of the one before. */
  readonly turning: boolean;
}

export interface RankingScreen {
  readonly ranking: Ranking;
  /** The matchday asked for; null while the matchdays are not known. */
  readonly week: number | null;
  readonly weeks: readonly number[];
}

type Answer = ResponseOf<'GET rankings/{type}'>;

/** The page that is looked at, with the first three and the own row that stand on every page. */
export function useRanking(view: RankingView): RankingScreen {
  const { state } = usePlatform();
  const matches = useShared(state.matches);
  const week = matches.value ? shownWeek(view.week, matches.value.deadline) : null;
  const query = { type: view.tab, weekId: week ?? 1 };
  const skip = { skip: week === null };
  const top = usePageQuery({ ...query, page: 1, name: '' }, skip);
  const asked = { ...query, page: view.page, name: view.search };
  const last = pagesOf(usePageQuery(asked, skip).currentData);
  // A page that no longer exists, after a search or from an old address, shows the last one there is.
  const page = usePageQuery({ ...asked, page: Math.min(view.page, last) }, skip);

  const shell = {
    week,
    weeks: matches.value ? rankedWeeks(matches.value.deadline) : [],
  };
  if (week === null)
    return { ...shell, ranking: withoutMatchdays(matches.status, () => state.refresh('matches')) };
  const failure = page.error ?? top.error;
  if (failure && !page.isFetching) {
    const retry = () => {
      if (top.error) top.refetch();
      if (page.error) page.refetch();
    };
    return { ...shell, ranking: { status: 'failed', message: failure.message ?? '', retry } };
  }
  const shown = page.currentData ?? page.data;
  if (!shown || !top.currentData) return { ...shell, ranking: { status: 'loading' } };
  return { ...shell, ranking: ready(shown, top.currentData, Math.min(view.page, last), page.isFetching) };
}

function withoutMatchdays(status: 'loading' | 'ready' | 'failed', retry: () => void): Ranking {
  return status === 'failed' ? { status, message: '', retry } : { status: 'loading' };
}

/** How many pages an answer speaks of; no end while there is none. */
function pagesOf(answer: Answer | undefined): number {
  return answer ? Math.max(1, Math.ceil(answer.totalRecords / PAGE_SIZE)) : Number.POSITIVE_INFINITY;
}

function ready(shown: Answer, top: Answer, page: number, turning: boolean): ReadyRanking {
  return {
    status: 'ready',
    rows: shown.data.map(({ team }) => team),
    first: top.data.slice(0, 3).map(({ team }) => team),
    own: top.own?.team ?? null,
    found: shown.totalRecords,
    teams: top.totalRecords,
    page,
    pages: pagesOf(shown),
    week: shown.weekId,
    confirmed: shown.confirmed,
    turning,
  };
}
