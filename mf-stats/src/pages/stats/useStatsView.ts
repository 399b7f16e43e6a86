import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeView,
  readStatsView,
  type StatsTab,
  type StatsView,
  sortBy,
  toggleCompared,
  withoutFilters,
  writeStatsView,
} from './statsView.js';

export interface StatsViewControls {
  readonly view: StatsView;
  readonly change: (change: Partial<StatsView>) => void;
  readonly search: (name: string) => void;
  readonly sort: (column: StatsView['sort']) => void;
  readonly clearFilters: () => void;
  readonly showTab: (tab: StatsTab) => void;
  /** Takes a player into the comparison or out of it; false when there is no place left. */
  readonly compare: (id: number) => boolean;
  readonly clearComparison: () => void;
  readonly openPlayer: (id: number) => void;
  readonly closePlayer: () => void;
}

/** The view of the statistics, stored in the address; typing, selecting and closing a sheet add no history entries. */
export function useStatsView(): StatsViewControls {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readStatsView(query), [query]);
  const show = (next: StatsView, replace = false) => setQuery(writeStatsView(next), { replace });
  return {
    view,
    change: (change) => show(changeView(view, change)),
    search: (search) => show(changeView(view, { search }), true),
    sort: (column) => show(sortBy(view, column)),
    clearFilters: () => show(withoutFilters(view)),
    showTab: (tab) => show(changeView(view, { tab })),
    compare: (id) => {
      const comparedIds = toggleCompared(view.comparedIds, id);
      if (comparedIds) show(changeView(view, { comparedIds }), true);
      return comparedIds !== null;
    },
    clearComparison: () => show(changeView(view, { comparedIds: [] }), true),
    openPlayer: (player) => show(changeView(view, { player }), true),
    closePlayer: () => show(changeView(view, { player: null }), true),
  };
}
