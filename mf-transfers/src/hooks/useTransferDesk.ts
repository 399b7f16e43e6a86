import type { MarketControl } from '@euro/game-ui';
import { type RefObject, useMemo } from 'react';
import {
  type CompletePair,
  type DraftPair,
  isComplete,
  nextWaiting,
  withIncoming,
} from '../domain/draftPair.js';
import { outChoices } from '../domain/outChoices.js';
import { refusalToPutOut } from '../domain/refusals.js';
import { createTransferSteps, type TransferSteps } from '../drafting/createTransferSteps.js';
import { draftUndone } from '../store/draftSlice.js';
import { outChoiceOpened, outChosen, placeDismissed, sheetClosed, sheetOpened } from '../store/focusSlice.js';
import { useTransfersDispatch, useTransfersSelector } from '../store/transfersStore.js';
import { useDraftingPorts } from './useDraftingPorts.js';
import type { OpenDraft } from './useOpenDraft.js';
import { useOpenList } from './useOpenList.js';
import { useStable } from './useStable.js';

/** Handlers of presses on the page: changes of the draft, and dialogs. */
export interface TransferDesk {
  readonly steps: TransferSteps;
  /** Id of the player being replaced. */
  readonly outId: number | null;
  /** Id of a player to buy, while the one to sell is being chosen. */
  readonly incomingId: number | null;
  readonly sheetId: number | null;
  /** Handles a press on a place, with the id of its player before the draft. */
  pressPlace(squadPlayerId: number): void;
  putOut(outId: number): void;
  /** Adds these transfers to the prepared ones, or shows why they are refused. */
  prepare(transfers: readonly CompletePair[]): void;
  /** Lists the replacements of a sold player; null closes the list. */
  choose(outId: number | null): void;
  /** Handles a pick of a player to buy. */
  pick(playerId: number): void;
  /** Handles the choice of the player to sell. */
  givePlace(outId: number): void;
  dismissPlace(): void;
  /** Takes the last press back, and lists replacements for the place that is open again; absent without one. */
  readonly undo: (() => void) | undefined;
  openSheet(playerId: number): void;
  closeSheet(): void;
}

/**
 * Synchronizes pitch, lists and sheets. `successors` filters the replacements; `list` is scrolled into view for them,
 * or opens as a sheet when null.
 */
export function useTransferDesk(
  draft: OpenDraft,
  successors: MarketControl,
  list: RefObject<HTMLElement | null> | null,
): TransferDesk {
  const dispatch = useTransfersDispatch();
  const focus = useTransfersSelector((state) => state.focus);
  const lastPairs = useTransfersSelector((state) => state.draft.past.at(-1));
  const openList = useOpenList(draft, successors, list);
  const { pairs, team } = draft;
  const ports = useDraftingPorts();
  const steps = useMemo(() => createTransferSteps(ports, team), [ports, team]);
  // Another tab, or the team itself, may have taken him out of the draft.
  const outId = pairs.some((pair) => pair.outId === focus.outId) ? focus.outId : null;

  const putOut = (id: number) => {
    if (steps.putOut(id)) openList(id);
  };
  const choose = (id: number | null) => {
    dispatch(outChosen(id));
    if (id !== null) openList(id);
  };
  /** Continues with the next place without a replacement, or with all players. */
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
      const waitingChoices = outChoices(playerId, pairs, team).filter(
        ({ isOut, refusal }) => isOut && refusal === null,
      );
      const [only] = waitingChoices;
      if (only !== undefined && waitingChoices.length === 1) bringIn(only.outId, playerId);
      else dispatch(outChoiceOpened(playerId));
    }
  };

  const undo = (before: readonly DraftPair[]) => {
    dispatch(draftUndone());
    const reopened = before.find((pair) => !isComplete(pair) && !pairs.includes(pair));
    const chosen = reopened ?? before.find((pair) => pair.outId === outId);
    dispatch(outChosen(chosen?.outId ?? null));
    if (chosen) openList(chosen.outId, before);
  };

  return {
    steps,
    outId,
    incomingId: focus.incomingId,
    sheetId: focus.sheetId,
    pressPlace: useStable((squadPlayerId) => {
      const pair = pairs.find((each) => each.outId === squadPlayerId);
      if (pair === undefined) {
        // The sheet shows why a player may not be sold.
        if (refusalToPutOut(squadPlayerId, pairs, team) === null) putOut(squadPlayerId);
        else dispatch(sheetOpened(squadPlayerId));
      } else if (pair.inId !== null) dispatch(sheetOpened(pair.inId));
      else if (outId === squadPlayerId) steps.takeBack(squadPlayerId);
      else choose(squadPlayerId);
    }),
    putOut,
    prepare: (transfers) => void steps.bringInAll(transfers),
    choose,
    pick: useStable(pick),
    givePlace(id) {
      if (focus.incomingId !== null) bringIn(id, focus.incomingId);
    },
    undo: lastPairs && (() => undo(lastPairs)),
    dismissPlace: () => dispatch(placeDismissed()),
    openSheet: useStable((playerId) => dispatch(sheetOpened(playerId))),
    closeSheet: () => dispatch(sheetClosed()),
  };
}
