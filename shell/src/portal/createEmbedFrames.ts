import { createState, type EmbedFrame, type SlotState, type StateSource } from '@euro/platform/host';

export interface ShownFrame {
  readonly element: HTMLElement;
  readonly state: SlotState;
  readonly retry: () => void;
}

/** Shown in place of embeds that are loading or failed; drawn by the shell's own tree. */
export interface EmbedFrames extends EmbedFrame {
  readonly frames: StateSource<readonly ShownFrame[]>;
}

export function createEmbedFrames(): EmbedFrames {
  const frames = createState<readonly ShownFrame[]>([]);
  const framesWithout = (element: HTMLElement) => frames.value.filter((frame) => frame.element !== element);
  return {
    frames,
    show: (element, state, retry) =>
      frames.set(
        state.status === 'ready'
          ? framesWithout(element)
          : [...framesWithout(element), { element, state, retry }],
      ),
    close: (element) => frames.set(framesWithout(element)),
  };
}
