import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PlannerView, readPlannerView, writePlannerView } from './plannerView.js';

/** What is being looked at, and how that changes. */
export interface PlannerControls {
  readonly view: PlannerView;
  readonly change: (change: Partial<PlannerView>) => void;
}

/** What the planner shows, stored in the address. */
export function usePlannerView(): PlannerControls {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readPlannerView(query), [query]);
  return { view, change: (change) => setQuery(writePlannerView({ ...view, ...change })) };
}
