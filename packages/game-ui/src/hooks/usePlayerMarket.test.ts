import { act, renderHook } from '@testing-library/react';
import { NO_FILTER } from '../domain/playerList.js';
import { usePlayerMarket } from './usePlayerMarket.js';

describe('the way through the list of all players', () => {
  it('starts at the first page of everybody', () => {
    const { result } = renderHook(() => usePlayerMarket());
    expect(result.current).toMatchObject({ filter: NO_FILTER, page: 1 });
  });

  it('starts with what it was narrowed to', () => {
    const { result } = renderHook(() => usePlayerMarket({ positionId: 3 }));
    expect(result.current.filter).toEqual({ ...NO_FILTER, positionId: 3 });
  });

  it('keeps the rest of the filter and goes back to page 1 when one thing of it changes', () => {
    const { result } = renderHook(() => usePlayerMarket({ positionId: 3 }));
    act(() => result.current.turnTo(4));
    expect(result.current.page).toBe(4);
    act(() => result.current.setFilter({ clubId: 1 }));
    expect(result.current).toMatchObject({ filter: { positionId: 3, clubId: 1 }, page: 1 });
  });

  it('leads back to everybody, also when it started narrowed', () => {
    const { result } = renderHook(() => usePlayerMarket({ positionId: 3 }));
    act(() => result.current.turnTo(2));
    act(() => result.current.clearFilter());
    expect(result.current).toMatchObject({ filter: NO_FILTER, page: 1 });
  });
});
