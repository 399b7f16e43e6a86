import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type LeagueTab, type LeagueView, readLeagueView, writeLeagueView } from '../domain/leagueView.js';

export interface LeagueViewControls {
  readonly view: LeagueView;
  readonly showTab: (tab: LeagueTab) => void;
  readonly showWeek: (week: number | null) => void;
  readonly showPage: (page: number) => void;
}

/** The view of a league, stored in the address. */
export function useLeagueView(leagueId: number): LeagueViewControls {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readLeagueView(query), [query]);
  const show = (next: LeagueView) => void navigate(`/leagues/${leagueId}${writeLeagueView(next)}`);
  return {
    view,
    showTab: (tab) => show({ ...view, tab }),
    showWeek: (week) => show({ ...view, week, page: 1 }),
    showPage: (page) => show({ ...view, page }),
  };
}
