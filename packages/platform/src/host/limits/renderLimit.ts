const WINDOW_MS = 5_000;
/** Commits within one window that no user and no animation causes. */
const STORM = 1_500;
/** Commits in each of several windows in a row without input of the user: a storm on a slow device. */
const STEADY = 250;
const STEADY_WINDOWS = 4;

interface Clock {
  /** Milliseconds. */
  now(): number;
  /** The last input of the user, of the same clock. */
  lastInput(): number;
}

/** Counts the renders of a section; the function that it returns is true when there are too many. */
export function createRenderLimit({ now, lastInput }: Clock): () => boolean {
  let beganAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  let steadyWindows = 0;
  return () => {
    const at = now();
    if (at - beganAt >= WINDOW_MS) {
      const isSteady = count >= STEADY && at - beganAt < 2 * WINDOW_MS && lastInput() < beganAt;
      steadyWindows = isSteady ? steadyWindows + 1 : 0;
      beganAt = at;
      count = 0;
    }
    count += 1;
    return count >= STORM || steadyWindows >= STEADY_WINDOWS;
  };
}
