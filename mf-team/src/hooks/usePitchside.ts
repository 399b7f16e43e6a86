import { type DraftSquad, type PositionId, refusalToSwap, type SquadContext } from '@euro/game';
import { type MarketControl, type PlacedSlot, useRuleText, useScrollTo, type World } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { sheetClosed, sheetOpened, swapEnded, swapStarted } from '../store/focusSlice.js';
import { useTeamDispatch, useTeamSelector } from '../store/makeStore.js';
import { showPitch } from './showPitch.js';
import { type DraftSteps, useDraftSteps } from './useDraftSteps.js';

/** What a press on the pitch does while a squad or lineup is being changed. */
export interface Pitchside {
  readonly steps: DraftSteps;
  readonly sheetId: number | null;
  readonly swap: {
    readonly playerId: number;
    readonly refusal: (otherId: number) => ReturnType<typeof refusalToSwap>;
  } | null;
  /** A player was pressed: his sheet opens, or he changes places with the marked one. */
  pressPlayer(playerId: number): void;
  openSheet(playerId: number): void;
  closeSheet(): void;
  startSwap(playerId: number): void;
  /** The same when he is being dragged: the pitch is in view already. */
  startDrag(playerId: number): void;
  stopSwap(): void;
  /** The pitch with its bench, which a swap brings into view. */
  readonly pitch: RefObject<HTMLDivElement | null>;
}

/** Select-then-select swaps, and sheets: pressing the marked player again stops the swap (spec §4). */
export function usePitchside(draft: DraftSquad, context: SquadContext, world: World): Pitchside {
  const dispatch = useTeamDispatch();
  const { notices } = usePlatform();
  const { sheetId, swapId } = useTeamSelector((state) => state.focus);
  const steps = useDraftSteps(draft, context, world);
  const pitch = useRef<HTMLDivElement>(null);
  const stopSwap = useCallback(() => dispatch(swapEnded()), [dispatch]);
  const ruleText = useRuleText(world);
  const swap = useMemo(() => {
    if (swapId === null || !draft.slots.some((slot) => slot.playerId === swapId)) return null;
    return {
      playerId: swapId,
      refusal: (otherId: number) => refusalToSwap(draft, swapId, otherId, context.rules),
    };
  }, [draft, swapId, context.rules]);
  return {
    steps,
    sheetId,
    swap,
    pressPlayer(playerId) {
      if (swap === null) dispatch(sheetOpened(playerId));
      else if (swap.playerId === playerId) dispatch(swapEnded());
      else {
        const refusal = swap.refusal(playerId);
        if (refusal === null) {
          dispatch(swapEnded());
          steps.swap(swap.playerId, playerId);
        } else notices.show({ tone: 'warning', text: ruleText(refusal) });
      }
    },
    openSheet: (playerId) => dispatch(sheetOpened(playerId)),
    closeSheet: () => dispatch(sheetClosed()),
    startSwap(playerId) {
      dispatch(swapStarted(playerId));
      showPitch(pitch.current);
    },
    startDrag: (playerId) => dispatch(swapStarted(playerId)),
    stopSwap,
    pitch,
  };
}

/** A free place was pressed: the list shows its position and comes into view. */
export function useFreePlace(
  { setFilter }: MarketControl,
  list: RefObject<HTMLElement | null>,
): (slot: PlacedSlot) => void {
  const scrollTo = useScrollTo();
  return useCallback(
    ({ positionId }) => {
      setFilter({ positionId });
      if (!list.current) return;
      scrollTo(list.current);
      list.current.focus({ preventScroll: true });
    },
    [setFilter, scrollTo, list],
  );
}

/** Index of the free place that the next pick of the filtered position fills; undefined without one. */
export function nextPlace(draft: DraftSquad, positionId: PositionId | null): number | undefined {
  if (positionId === null) return undefined;
  const index = draft.slots.findIndex((slot) => slot.playerId === null && slot.positionId === positionId);
  return index < 0 ? undefined : index;
}
