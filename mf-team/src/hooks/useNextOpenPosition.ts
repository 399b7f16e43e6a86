import { type DraftSquad, openSlots } from '@euro/game';
import type { MarketControl } from '@euro/game-ui';
import { useEffect, useRef } from 'react';

/** When a pick fills the position that the list shows, the list goes on to the next one that is open, or to all players. */
export function useNextOpenPosition(draft: DraftSquad, { filter, setFilter }: MarketControl): void {
  const { positionId } = filter;
  const open = positionId === null ? 0 : openSlots(draft).byPosition[positionId];
  const last = useRef({ positionId, open });
  useEffect(() => {
    const before = last.current;
    last.current = { positionId, open };
    // Who looks at a full position on purpose stays there.
    if (positionId === null || before.positionId !== positionId || before.open === 0 || open > 0) return;
    const next = draft.slots.find((slot) => slot.playerId === null)?.positionId ?? null;
    setFilter({ positionId: next, search: '' });
  }, [draft, positionId, open, setFilter]);
}
