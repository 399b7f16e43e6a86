import type { MarketControl } from '@euro/game-ui';
import type { RefObject } from 'react';
import { nextWaiting, withIncoming } from '../domain/draftPair.js';
import { outChoices } from '../domain/outChoices.js';
import { refusalToPutOut } from '../domain/refusals.js';
import { outChoiceOpened, outChosen, placeDismissed, sheetClosed, sheetOpened } from '../store/focusSlice.js';
import { useTransfersDispatch, useTransfersSelector } from '../store/transfersStore.js';
import type { OpenDraft } from './useOpenDraft.js';
import { useOpenList } from './useOpenList.js';
import { useStable } from './useStable.js';
import { type TransferSteps, useTransferSteps } from './useTransferSteps.js';

/** Handlers of presses on the page: changes of the draft, and what they open. */
export interface TransferDesk {
  readonly steps: TransferSteps;
  /** Who goes out and is being replaced. */
  readonly outId: number | null;
  /** Who shall come in and waits until it is chosen for whom. */
  readonly incomingId: number | null;
  readonly sheetId: number | null;
  /** A place on the pitch or bench was pressed, by the id of who stood there before the draft. */
  pressPlace(squadPlayerId: number): void;
  putOut(outId: number): void;
  /** Puts this transfer beside those that are prepared, or says why it can't be made. */
  prepare(outId: number, inId: number): void;
  /** Shows who may come in for one who goes out; null for nobody any more. */
  choose(outId: number | null): void;
  /** Somebody was picked to come in. */
  pick(playerId: number): void;
  /** The place of the one who waits was chosen. */
  givePlace(outId: number): void;
  dismissPlace(): void;
  openSheet(playerId: number): void;
  closeSheet(): void;
}

/**
 * Ties pitch, lists and sheets together: whatever is pressed, the other parts follow. `successors` searches who may come in;
 * `list` comes into view for it, unless it is null: then a sheet does.
 */
export function useTransferDesk(
  draft: OpenDraft,
  successors: MarketControl,
  list: RefObject<HTMLElement | null> | null,
): TransferDesk {
  const dispatch = useTransfersDispatch();
  const focus = useTransfersSelector((state) => state.focus);
  const steps = useTransferSteps(draft);
  const openList = useOpenList(draft, successors, list);
  const { pairs, team } = draft;
  // Another tab, or the team itself, may have taken him out of the draft.
  const outId = pairs.some((pair) => pair.outId === focus.outId) ? focus.outId : null;

  const putOut = (id: number) => {
    if (steps.putOut(id)) openList(id);
  };
  const choose = (id: number | null) => {
    dispatch(outChosen(id));
    if (id !== null) openList(id);
  };
  /** The list goes on to the next place that waits for somebody, or to all players. */
  const bringIn = (id: number, playerId: number) => {
    if (!steps.bringIn(id, playerId)) return;
    const ahead = withIncoming(pairs, id, playerId);
    const next = nextWaiting(ahead, id);
    dispatch(outChosen(next));
    if (next !== null) openList(next, ahead);
  };
  const pick = (playerId: number) => {
    if (pairs.some((pair) => pair.outId === playerId)) steps.takeBack(playerId);
    else if (outId !== null) bringIn(outId, playerId);
    else {
      const waiting = outChoices(playerId, pairs, team).filter(
        ({ isOut, refusal }) => isOut && refusal === null,
      );
      const [only] = waiting;
      if (only !== undefined && waiting.length === 1) bringIn(only.outId, playerId);
      else dispatch(outChoiceOpened(playerId));
    }
  };

  return {
    steps,
    outId,
    incomingId: focus.incomingId,
    sheetId: focus.sheetId,
    pressPlace: useStable((squadPlayerId) => {
      const pair = pairs.find((each) => each.outId === squadPlayerId);
      if (pair === undefined) {
        // Who may not go out shows in his sheet why not.
        if (refusalToPutOut(squadPlayerId, pairs, team) === null) putOut(squadPlayerId);
        else dispatch(sheetOpened(squadPlayerId));
      } else if (pair.inId !== null) dispatch(sheetOpened(pair.inId));
      else if (outId === squadPlayerId) steps.takeBack(squadPlayerId);
      else choose(squadPlayerId);
    }),
    putOut,
    prepare: bringIn,
    choose,
    pick: useStable(pick),
    givePlace(id) {
      if (focus.incomingId !== null) bringIn(id, focus.incomingId);
    },
    dismissPlace: () => dispatch(placeDismissed()),
    openSheet: useStable((playerId) => dispatch(sheetOpened(playerId))),
    closeSheet: () => dispatch(sheetClosed()),
  };
}
