/** Navigations without input of the user within this time that count as a loop. */
const MOST = 40;
const WITHIN_MS = 3_000;

interface Clock {
  /** Milliseconds. */
  now(): number;
  /** The last input of the user, of the same clock. */
  lastInput(): number;
}

/** Counts the navigations of a page, whichever of its sections causes them. */
export interface NavigationLimit {
  /** Counts one; true when it belongs to a loop. */
  count(): boolean;
  /** A loop was found; since then the user did nothing, and it did not rest either. */
  readonly isLooping: boolean;
}

/** Detects sections that navigate on and on, also two that navigate to each other. */
export function createNavigationLimit({ now, lastInput }: Clock): NavigationLimit {
  let times: number[] = [];
  let foundAt: number | null = null;
  const hasRested = (at: number) => at - (times.at(-1) ?? at) > WITHIN_MS;
  return {
    count() {
      const at = now();
      if (hasRested(at)) foundAt = null;
      const since = Math.max(at - WITHIN_MS, lastInput());
      times = [...times.filter((time) => time >= since), at];
      if (times.length <= MOST) return false;
      times = [at];
      foundAt = at;
      return true;
    },
    get isLooping() {
      return foundAt !== null && lastInput() < foundAt && !hasRested(now());
    },
  };
}
