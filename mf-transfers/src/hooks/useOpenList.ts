import { type MarketControl, useScrollTo, useWorld, valueSteps } from '@euro/game-ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type DraftPair, withOutgoing } from '../domain/draftPair.js';
import { mostToSpend } from '../domain/marketAdvice.js';
import type { OpenDraft } from './useOpenDraft.js';

/** Share of the window below whose top the list counts as out of sight. */
const IN_SIGHT = 0.6;

/**
 * Lists the replacements of a player: none above the available money, from the first page. The draft may be a step
 * ahead of the one on screen.
 */
export function useOpenList(
  { pairs, team }: OpenDraft,
  { setFilter }: MarketControl,
  list: RefObject<HTMLElement | null> | null,
): (outId: number, ahead?: readonly DraftPair[]) => void {
  const scrollTo = useScrollTo();
  const world = useWorld();
  const { cheapest } = world;
  const { max } = valueSteps(world);
  const [requestCount, setRequestCount] = useState(0);

  useEffect(() => {
    if (requestCount === 0 || list === null) return;
    // Once a sheet is gone, which gives the focus back to where it was.
    const timer = setTimeout(() => {
      const element = list.current;
      if (element === null) return;
      const { top } = element.getBoundingClientRect();
      if (top < 0 || top > window.innerHeight * IN_SIGHT) scrollTo(element);
      element.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [requestCount, list, scrollTo]);

  return useCallback(
    (outId, ahead = pairs) => {
      const most = mostToSpend(outId, withOutgoing(ahead, outId), team);
      const maxPrice = most / 10;
      const isLimit = most >= cheapest && maxPrice < max;
      setFilter({ search: '', clubId: null, positionId: null, maxValue: isLimit ? maxPrice : null });
      setRequestCount((last) => last + 1);
    },
    [pairs, team, setFilter, cheapest, max],
  );
}
