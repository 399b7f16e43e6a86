import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeView, EVERYBODY, readStatsView, type StatsView, sortBy, writeStatsView } from './statsView.js';

export interface StatsViewControls {
  readonly view: StatsView;
  readonly change: (change: Partial<StatsView>) => void;
  readonly search: (name: string) => void;
  readonly sort: (column: StatsView['sort']) => void;
  readonly clearFilters: () => void;
  readonly openPlayer: (id: number) => void;
  readonly closePlayer: () => void;
}

/** What is being looked at, kept in the address; typing and closing a sheet leave no step behind. */
export function useStatsView(): StatsViewControls {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readStatsView(query), [query]);
  const show = (next: StatsView, replace = false) => setQuery(writeStatsView(next), { replace });
  return {
    view,
    change: (change) => show(changeView(view, change)),
    search: (search) => show(changeView(view, { search }), true),
    sort: (column) => show(sortBy(view, column)),
    clearFilters: () => show({ ...EVERYBODY, group: view.group, sort: view.sort, direction: view.direction }),
    openPlayer: (player) => show(changeView(view, { player })),
    closePlayer: () => show(changeView(view, { player: null }), true),
  };
}
