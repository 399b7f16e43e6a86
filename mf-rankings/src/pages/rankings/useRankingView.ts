import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  openTab,
  type RankingTab,
  type RankingView,
  readRankingView,
  writeRankingView,
} from '../../domain/rankingView.js';

export interface RankingViewControls {
  readonly view: RankingView;
  readonly showTab: (tab: RankingTab) => void;
  readonly showWeek: (week: number) => void;
  readonly showChoice: (choice: number) => void;
  readonly showPage: (page: number) => void;
  readonly search: (name: string) => void;
  /** A page of the whole ranking, without search. */
  readonly showPlace: (page: number) => void;
}

/** The view of the rankings, stored in the address; typing a search adds no history entries. */
export function useRankingView(): RankingViewControls {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readRankingView(query), [query]);
  const show = (next: RankingView, replace = false) => setQuery(writeRankingView(next), { replace });
  return {
    view,
    showTab: (tab) => show(openTab(tab)),
    showWeek: (week) => show({ ...view, week, page: 1 }),
    showChoice: (choice) => show({ ...view, choice, week: null, page: 1 }),
    showPage: (page) => show({ ...view, page }),
    search: (search) => show({ ...view, search, page: 1 }, true),
    showPlace: (page) => show({ ...view, search: '', page }),
  };
}
