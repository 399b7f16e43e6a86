import type { PositionId } from '@euro/game';
import { type MarketControl, useScrollTo } from '@euro/game-ui';
import { type RefObject, useCallback } from 'react';

/** A free place was pressed: the list shows its position and comes into view. */
export function useFreePlace(
  { setFilter }: MarketControl,
  list: RefObject<HTMLElement | null>,
): (positionId: PositionId) => void {
  const scrollTo = useScrollTo();
  return useCallback(
    (positionId) => {
      setFilter({ positionId });
      if (!list.current) return;
      scrollTo(list.current);
      list.current.focus({ preventScroll: true });
    },
    [setFilter, scrollTo, list],
  );
}
