import type { DraftSquad } from '@euro/game';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { createSelection, type Selection, swapOn, type WaitingSwap } from '../editing/createSelection.js';
import { createSteps, type DraftSteps } from '../editing/createSteps.js';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { useTeamSelector } from '../store/teamStore.js';
import { createPitchFocus } from './createPitchFocus.js';
import { useEndSelection } from './useEndSelection.js';

/** Selection on the pitch while a squad or lineup is edited. */
export interface PitchSelection extends Selection {
  readonly steps: DraftSteps;
  readonly sheetId: number | null;
  readonly swap: WaitingSwap | null;
  /** The pitch with its bench, which a swap brings into view. */
  readonly pitch: RefObject<HTMLDivElement | null>;
}

/** Draws the selection of the open draft: presses keep their identity, so that components don't render again. */
export function usePitchSelection(ports: EditingPorts, draft: DraftSquad): PitchSelection {
  const { sheetId, swapId } = useTeamSelector((state) => state.focus);
  const pitch = useRef<HTMLDivElement>(null);
  const focus = useMemo(() => createPitchFocus(pitch), []);
  const steps = useMemo(() => createSteps(ports), [ports]);
  const selection = useMemo(() => createSelection(ports, steps, focus), [ports, steps, focus]);
  const { rules } = ports.context;
  const swap = useMemo(() => swapOn(draft, swapId, rules), [draft, swapId, rules]);
  useEndSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards change rows with the draft.
  useLayoutEffect(() => focus.afterMove(), [focus, draft]);
  useLayoutEffect(() => {
    if (sheetId === null) focus.afterSheet();
  }, [focus, sheetId]);
  return useMemo(() => ({ steps, sheetId, swap, pitch, ...selection }), [steps, sheetId, swap, selection]);
}
