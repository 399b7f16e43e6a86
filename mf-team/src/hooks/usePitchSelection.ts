import { type DraftSquad, type PositionId, refusalToSwap, type SquadContext, slotOf } from '@euro/game';
import { type MarketControl, useRuleText, useScrollTo } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { sheetClosed, sheetOpened, swapEnded, swapStarted } from '../store/focusSlice.js';
import { type TeamState, useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { showPitch } from './showPitch.js';
import { type DraftSteps, useDraftSteps } from './useDraftSteps.js';
import { useEndSelection } from './useEndSelection.js';

/** Selection on the pitch while a squad or lineup is edited. */
export interface PitchSelection {
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

/** What had the focus when a sheet was opened, with its player and the index of his place. */
interface Opener {
  readonly element: Element | null;
  /** The pitch, or the picker above it. */
  readonly scope: Element | null;
  readonly playerId: number;
  readonly place: number;
}

/** Select-then-select swaps, and sheets: pressing the marked player again stops the swap (spec §4). */
export function usePitchSelection(draft: DraftSquad, context: SquadContext): PitchSelection {
  const dispatch = useTeamDispatch();
  const store = useStore<TeamState>();
  const { notices } = usePlatform();
  const { sheetId, swapId } = useTeamSelector((state) => state.focus);
  const steps = useDraftSteps(context);
  const pitch = useRef<HTMLDivElement>(null);
  const moved = useRef<{ readonly id: number; readonly scope: Element } | null>(null);
  const opener = useRef<Opener | null>(null);
  const ruleText = useRuleText();
  const { rules } = context;
  useEndSelection();
  const swap = useMemo(() => swapOn(draft, swapId, rules), [draft, swapId, rules]);
  // Handlers read the current state, so their identity is stable and components don't render again.
  const presses = useMemo(() => {
    const openSheet = (playerId: number) => {
      const { present } = store.getState().draft;
      const element = document.activeElement;
      opener.current = {
        element,
        scope: scopeOf(element, pitch.current),
        playerId,
        place: present === null ? -1 : slotOf(present, playerId),
      };
      dispatch(sheetOpened(playerId));
    };
    return {
      pressPlayer(playerId: number) {
        const state = store.getState();
        const marked = state.draft.present && swapOn(state.draft.present, state.focus.swapId, rules);
        if (marked === null) openSheet(playerId);
        else if (marked.playerId === playerId) dispatch(swapEnded());
        else {
          const refusal = marked.refusal(playerId);
          if (refusal === null) {
            // His card becomes another element: removing a focused one makes the browser lay the page out in between.
            const card = document.activeElement;
            const scope = scopeOf(card, pitch.current);
            if (card instanceof HTMLElement && scope?.contains(card)) {
              card.blur();
              moved.current = { id: playerId, scope };
            }
            dispatch(swapEnded());
            steps.swap(marked.playerId, playerId);
          } else notices.show({ tone: 'warning', text: ruleText(refusal) });
        }
      },
      openSheet,
      closeSheet: () => dispatch(sheetClosed()),
      startSwap(playerId: number) {
        dispatch(swapStarted(playerId));
        showPitch(pitch.current);
      },
      startDrag: (playerId: number) => dispatch(swapStarted(playerId)),
      stopSwap: () => dispatch(swapEnded()),
    };
  }, [store, dispatch, rules, steps, notices, ruleText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards change rows with the draft.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { id, scope } = moved.current;
    moved.current = null;
    scope.querySelector<HTMLElement>(`[data-player="${id}"]`)?.focus({ preventScroll: true });
  }, [draft]);
  // A step of the sheet may have moved the card that opened it to another row, or emptied its place.
  useLayoutEffect(() => {
    if (sheetId !== null || opener.current === null) return;
    const { element, scope, playerId, place } = opener.current;
    opener.current = null;
    if (element?.isConnected) return;
    const find = (selector: string) => scope?.querySelector<HTMLElement>(selector);
    const card = find(`[data-player="${playerId}"]`) ?? find(`[data-place="${place}"]`);
    card?.focus({ preventScroll: true });
  }, [sheetId]);
  return useMemo(() => ({ steps, sheetId, swap, pitch, ...presses }), [steps, sheetId, swap, presses]);
}

/** The pitch of a pressed card: that of the picker, or the one of the page. */
function scopeOf(card: Element | null, pitch: Element | null): Element | null {
  return card?.closest('[role="dialog"]') ?? pitch;
}

/** The swap that waits for its second player; null while no player is marked. */
function swapOn(
  draft: DraftSquad,
  swapId: number | null,
  rules: SquadContext['rules'],
): PitchSelection['swap'] {
  if (swapId === null || slotOf(draft, swapId) < 0) return null;
  return { playerId: swapId, refusal: (otherId) => refusalToSwap(draft, swapId, otherId, rules) };
}

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

/** Index of the free place that the next pick of the filtered position fills; undefined without one. */
export function nextPlace(draft: DraftSquad, positionId: PositionId | null): number | undefined {
  if (positionId === null) return undefined;
  const index = draft.slots.findIndex((slot) => slot.playerId === null && slot.positionId === positionId);
  return index < 0 ? undefined : index;
}
