import { createState, type EmbedFrame, type SlotState, type StateSource } from '@euro/platform/host';

export interface ShownFrame {
  readonly element: HTMLElement;
  readonly state: SlotState;
  readonly retry: () => void;
}

/** Shown in place of embeds that are loading or failed; drawn by the shell's own tree. */
export interface EmbedFrames extends EmbedFrame {
  readonly shown: StateSource<readonly ShownFrame[]>;
}

export function createEmbedFrames(): EmbedFrames {
  const shown = createState<readonly ShownFrame[]>([]);
  const without = (element: HTMLElement) => shown.value.filter((frame) => frame.element !== element);
  return {
    shown,
    show: (element, state, retry) =>
      shown.set(
        state.status === 'ready' ? without(element) : [...without(element), { element, state, retry }],
      ),
    close: (element) => shown.set(without(element)),
  };
}
