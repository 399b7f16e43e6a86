import { useMemo, useReducer } from 'react';
import { NO_FILTER, type PlayerFilter } from '../domain/playerList.js';

/** State of the list of all players, and its actions. */
export interface MarketControl {
  readonly filter: PlayerFilter;
  /** The page requested, from 1 on; the list brings it back within its own. */
  readonly page: number;
  /** Narrows or widens the list, which starts at page 1 again. */
  setFilter(change: Partial<PlayerFilter>): void;
  /** Back to all players. */
  clearFilter(): void;
  turnTo(page: number): void;
}

interface MarketState {
  readonly filter: PlayerFilter;
  readonly page: number;
}

type MarketStep =
  | { readonly kind: 'narrowed'; readonly change: Partial<PlayerFilter> }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'turned'; readonly page: number };

/** Filter and page of a `PlayerMarket`; `initial` is the first filter. */
export function usePlayerMarket(initial: Partial<PlayerFilter> = {}): MarketControl {
  const [state, dispatch] = useReducer(step, initial, firstState);
  const actions = useMemo(
    (): Omit<MarketControl, keyof MarketState> => ({
      setFilter: (change) => dispatch({ kind: 'narrowed', change }),
      clearFilter: () => dispatch({ kind: 'cleared' }),
      turnTo: (page) => dispatch({ kind: 'turned', page }),
    }),
    [],
  );
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}

function firstState(initial: Partial<PlayerFilter>): MarketState {
  return { filter: { ...NO_FILTER, ...initial }, page: 1 };
}

function step(state: MarketState, action: MarketStep): MarketState {
  switch (action.kind) {
    case 'narrowed':
      return { filter: { ...state.filter, ...action.change }, page: 1 };
    case 'cleared':
      return firstState({});
    case 'turned':
      return { ...state, page: action.page };
  }
}
