import type { followChat } from './followChat.js';

/** Before it is tried again to load the code, milliseconds. */
const AGAIN = 5_000;

/** Listens once the code for it is there; it is loaded when somebody listens for the first time. */
export const followLater: typeof followChat = (options, operation, variables, listener) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const load = async () => {
    try {
      const { followChat } = await import('./followChat.js');
      if (!isOver) stop = followChat(options, operation, variables, listener);
    } catch (error) {
      options.report(error);
      if (!isOver) timer = setTimeout(load, AGAIN);
    }
  };

  listener.status('connecting');
  void load();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
};
