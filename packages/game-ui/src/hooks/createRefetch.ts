/** Jitter in ms, over which all receivers of the same event spread their fetches. */
const SPREAD_MS = 1_500;

/** Fetches again with jitter, so that receivers of the same event don't fetch at the same moment. */
export interface Refetch {
  /** Calls while one is planned coalesce. */
  soon(): void;
  stop(): void;
}

/** @param pause shortest interval between two runs in ms, for frequent events */
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
