import { type DraftSquad, refusalToSwap, type SquadContext, slotOf } from '@euro/game';
import { sheetClosed, sheetOpened, swapEnded, swapStarted } from '../store/focusSlice.js';
import type { DraftSteps } from './createSteps.js';
import { type EditingPorts, warn } from './EditingPorts.js';

/** Presses on the pitch of a draft: select-then-select swaps, and sheets (spec §4). */
export interface Selection {
  /** A player was pressed: his sheet opens, or he changes places with the marked one, who stops the swap himself. */
  pressPlayer(playerId: number): void;
  openSheet(playerId: number): void;
  closeSheet(): void;
  startSwap(playerId: number): void;
  /** The same when he is being dragged: the pitch is in view already. */
  startDrag(playerId: number): void;
  stopSwap(): void;
}

/** What a page does with the focus and the view as players move. */
export interface PitchMoves {
  /** The sheet of a player opens, from the place with this index in the draft; −1 for none. */
  sheetOpens(playerId: number, place: number): void;
  /** The pressed player is going to be drawn elsewhere. */
  playerMoves(playerId: number): void;
  /** A swap waits for its second player, who is on the pitch. */
  showPitch(): void;
}

/** A swap that waits for its second player. */
export interface WaitingSwap {
  readonly playerId: number;
  /** Why another player can't take his place; null when he can. */
  readonly refusal: (otherId: number) => ReturnType<typeof refusalToSwap>;
}

export function createSelection(ports: EditingPorts, steps: DraftSteps, moves: PitchMoves): Selection {
  const { store, context, words } = ports;
  const { dispatch, getState } = store;
  const openSheet = (playerId: number) => {
    const { present } = getState().draft;
    moves.sheetOpens(playerId, present === null ? -1 : slotOf(present, playerId));
    dispatch(sheetOpened(playerId));
  };
  return {
    openSheet,
    pressPlayer(playerId) {
      const { draft, focus } = getState();
      const marked = draft.present && swapOn(draft.present, focus.swapId, context.rules);
      if (marked === null) openSheet(playerId);
      else if (marked.playerId === playerId) dispatch(swapEnded());
      else {
        const refusal = marked.refusal(playerId);
        if (refusal === null) {
          moves.playerMoves(playerId);
          dispatch(swapEnded());
          steps.swap(marked.playerId, playerId);
        } else warn(ports, words.rule(refusal));
      }
    },
    closeSheet: () => void dispatch(sheetClosed()),
    startSwap(playerId) {
      dispatch(swapStarted(playerId));
      moves.showPitch();
    },
    startDrag: (playerId) => void dispatch(swapStarted(playerId)),
    stopSwap: () => void dispatch(swapEnded()),
  };
}

/** The swap that waits for its second player; null while no player is marked. */
export function swapOn(
  draft: DraftSquad,
  swapId: number | null,
  rules: SquadContext['rules'],
): WaitingSwap | null {
  if (swapId === null || slotOf(draft, swapId) < 0) return null;
  return { playerId: swapId, refusal: (otherId) => refusalToSwap(draft, swapId, otherId, rules) };
}
