import type { followChat } from './followChat.js';

/** Delay before the code is loaded again after a failure. */
const RETRY_MS = 5_000;

/** `followChat`, whose code is loaded with the first subscription. */
export const followLazily: typeof followChat = (options, operation, variables, listener) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const load = async () => {
    try {
      const { followChat } = await import('./followChat.js');
      if (!isOver) stop = followChat(options, operation, variables, listener);
    } catch (error) {
      options.report(error);
      if (!isOver) timer = setTimeout(load, RETRY_MS);
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
