import type { RankingChoice, RankingRow, ResponseOf } from '@euro/api-contract';
import { usePlatform, useShared } from '@euro/platform/react';
import { pageSizeOf, type RankingTab, type RankingView } from '../../domain/rankingView.js';
import { rankedWeeks, requestedWeek, startingWeek } from '../../domain/rankingWeeks.js';
import { usePageQuery } from '../../store/rankingsApi.js';
import { useLastChoices } from './useLastChoices.js';

/** Loading state of a ranking. */
export type Ranking =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | ReadyRanking;

export interface ReadyRanking {
  readonly status: 'ready';
  readonly rows: readonly RankingRow['team'][];
  readonly first: readonly RankingRow['team'][];
  readonly own: RankingRow['team'] | null;
  /** Row of the user's team in the whole ranking, from 1. */
  readonly ownPosition: number | null;
  /** Teams that the search leaves, on this page and the others. */
  readonly total: number;
  /** All teams of the ranking. */
  readonly teams: number;
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly pages: number;
  /** The matchday of the answer; null while there are no points. */
  readonly week: number | null;
  readonly confirmed: boolean;
  /** The month, period, span or league that is shown; null where there is none to choose. */
  readonly chosen: RankingChoice | null;
  /** A next page is on its way and the rows are those of the one before. */
  readonly isLoadingRows: boolean;
}

export interface RankingScreen {
  readonly ranking: Ranking;
  /** The requested matchday, −1 for the last one with points; null while the matchdays are loading. */
  readonly week: number | null;
  /** Those that can be requested. */
  readonly weeks: readonly number[];
  /** The last matchday that can have a ranking: what begins later is still to come. */
  readonly latest: number;
  /** Months, periods, spans or leagues; null while loading. */
  readonly choices: readonly RankingChoice[] | null;
}

type Answer = ResponseOf<'GET rankings/{type}'>;

/** The page that is looked at, with the first three and the own row that are on every page. */
export function useRanking(view: RankingView): RankingScreen {
  const { state } = usePlatform();
  const matches = useShared(state.matches);
  // A visitor has no leagues: nothing is requested.
  const isClosed = useShared(state.session).status === 'visitor' && view.tab === 'leagues';
  const deadline = matches.value?.deadline;
  const week = deadline ? requestedWeek(view, deadline) : null;
  const query = { type: view.tab, weekId: week ?? 1, choice: view.choice };
  const skip = { skip: week === null || isClosed };
  const top = usePageQuery({ ...query, page: 1, name: '' }, skip);
  const pageQuery = { ...query, page: view.page, name: view.search };
  const last = pagesOf(usePageQuery(pageQuery, skip).currentData, view.tab);
  // A page that no longer exists, after a search or from an old address, shows the last one there is.
  const page = usePageQuery({ ...pageQuery, page: Math.min(view.page, last) }, skip);

  const choices = useLastChoices(view.tab, top.currentData?.choices);
  const chosen = choices?.find(({ id }) => id === (view.choice ?? top.currentData?.chosen));
  const shell = {
    week,
    weeks: deadline ? rankedWeeks(deadline, chosen) : [],
    latest: deadline ? startingWeek(deadline) : 1,
    choices,
  };
  if (isClosed) return { ...shell, choices: [], ranking: NOBODY };
  if (week === null)
    return { ...shell, ranking: withoutMatchdays(matches.status, () => state.refresh('matches')) };
  // A ranking that is fetched again while matches run stays when that fails.
  const failure = (page.currentData ? null : page.error) ?? (top.currentData ? null : top.error);
  if (failure && !page.isFetching) {
    const retry = () => {
      if (top.error) top.refetch();
      if (page.error) page.refetch();
    };
    return { ...shell, ranking: { status: 'failed', message: failure.message ?? '', retry } };
  }
  const result = page.currentData ?? page.data;
  const isTurning = page.isFetching && !page.currentData;
  if (!result || !top.currentData) return { ...shell, ranking: { status: 'loading' } };
  return {
    ...shell,
    ranking: ready(view.tab, result, top.currentData, Math.min(view.page, last), isTurning),
  };
}

const NOBODY: ReadyRanking = {
  status: 'ready',
  rows: [],
  first: [],
  own: null,
  ownPosition: null,
  total: 0,
  teams: 0,
  page: 1,
  pages: 1,
  week: null,
  confirmed: false,
  chosen: null,
  isLoadingRows: false,
};

function withoutMatchdays(status: 'loading' | 'ready' | 'failed', retry: () => void): Ranking {
  return status === 'failed' ? { status, message: '', retry } : { status: 'loading' };
}

/** Number of pages of a response; infinite before the first one. */
function pagesOf(answer: Answer | undefined, tab: RankingTab): number {
  if (!answer) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil(answer.totalRecords / pageSizeOf(tab)));
}

function ready(
  tab: RankingTab,
  result: Answer,
  top: Answer,
  page: number,
  isLoadingRows: boolean,
): ReadyRanking {
  return {
    status: 'ready',
    rows: result.data.map(({ team }) => team),
    first: top.data.slice(0, 3).map(({ team }) => team),
    own: top.own?.team ?? null,
    ownPosition: top.ownPosition,
    total: result.totalRecords,
    teams: top.totalRecords,
    page,
    pages: pagesOf(result, tab),
    week: result.weekId,
    confirmed: result.confirmed,
    chosen: top.choices.find(({ id }) => id === top.chosen) ?? null,
    isLoadingRows,
  };
}
