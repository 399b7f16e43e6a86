import { act, renderHook } from '@testing-library/react';
import { NO_FILTER } from '../domain/playerList.js';
import { usePlayerMarket } from './usePlayerMarket.js';

describe('the filter of the list of all players', () => {
  it('starts at the first page of all players', () => {
    const { result } = renderHook(() => usePlayerMarket());
    expect(result.current).toMatchObject({ filter: NO_FILTER, page: 1 });
  });

  it('starts with its initial values', () => {
    const { result } = renderHook(() => usePlayerMarket({ positionId: 3 }));
    expect(result.current.filter).toEqual({ ...NO_FILTER, positionId: 3 });
  });

  it('retains the other values and returns to page 1 when one changes', () => {
    const { result } = renderHook(() => usePlayerMarket({ positionId: 3 }));
    act(() => result.current.turnTo(4));
    expect(result.current.page).toBe(4);
    act(() => result.current.setFilter({ clubId: 1 }));
    expect(result.current).toMatchObject({ filter: { positionId: 3, clubId: 1 }, page: 1 });
  });

  it('can be reset to all players, also from its initial values', () => {
    const { result } = renderHook(() => usePlayerMarket({ positionId: 3 }));
    act(() => result.current.turnTo(2));
    act(() => result.current.clearFilter());
    expect(result.current).toMatchObject({ filter: NO_FILTER, page: 1 });
  });
});
