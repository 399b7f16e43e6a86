import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PlannerView, readPlannerView, writePlannerView } from './plannerView.js';

/** The view and its setters. */
export interface PlannerControls {
  readonly view: PlannerView;
  readonly change: (change: Partial<PlannerView>) => void;
}

/** The planner's view, stored in the address. */
export function usePlannerView(): PlannerControls {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readPlannerView(query), [query]);
  return { view, change: (change) => setQuery(writePlannerView({ ...view, ...change })) };
}
