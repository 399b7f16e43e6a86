import { removePlayer, replacePlayers, type SquadSwap, slotOf } from '@euro/game';
import { draftChanged } from './draftSlice.js';
import type { TeamStore } from './teamStore.js';

/** Undoes swaps on the current draft; unchanged where one of those players has left it. */
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

/** Takes players who filled the squad out again, as far as they are still in the draft as it is now. */
export function filledBack(playerIds: readonly number[], at: number) {
  return (dispatch: TeamStore['dispatch'], getState: TeamStore['getState']): void => {
    const { present } = getState().draft;
    if (present === null) return;
    const remainingDraft = playerIds.reduce((draft, id) => {
      const result = removePlayer(draft, id);
      return result.ok ? result.draft : draft;
    }, present);
    if (remainingDraft !== present) dispatch(draftChanged(remainingDraft, at));
  };
}
