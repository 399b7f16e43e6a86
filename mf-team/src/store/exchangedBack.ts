import { replacePlayers, type SquadSwap, slotOf } from '@euro/game';
import { draftChanged } from './draftSlice.js';
import type { TeamStore } from './makeStore.js';

/** Takes swaps back on the draft as it is now; nothing where one of those players left it since. */
export function exchangedBack(back: readonly SquadSwap[], at: number) {
  return (dispatch: TeamStore['dispatch'], getState: TeamStore['getState']): void => {
    const { present } = getState().draft;
    if (present === null) return;
    const isPossible = back.every(
      ({ outId, inId }) => slotOf(present, outId) >= 0 && slotOf(present, inId) < 0,
    );
    if (isPossible) dispatch(draftChanged(replacePlayers(present, back), at));
  };
}
