/** Over how many ms all who learn the same news spread what they fetch. */
const SPREAD_MS = 1_500;

/** Fetches again a little later: many readers of the same news don't ask in the same moment. */
export interface Refetch {
  /** Calls while one is planned coalesce. */
  soon(): void;
  stop(): void;
}

/** @param pause ms between two runs at least, where news come faster than they are worth */
export function createRefetch(run: () => void, { pause = 0 } = {}): Refetch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let earliest = 0;
  return {
    soon() {
      const wait = Math.max(Math.random() * SPREAD_MS, earliest - performance.now());
      timer ??= setTimeout(() => {
        timer = undefined;
        earliest = performance.now() + pause;
        run();
      }, wait);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
