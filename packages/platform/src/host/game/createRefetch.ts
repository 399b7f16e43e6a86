import type { Loaders, Part } from './loaders.js';

/** Fetches changed parts again, with a bounded rate per part. */
export interface Refetch {
  schedule(...parts: readonly Part[]): void;
  end(): void;
}

/** Shortest interval between two fetches of a part, in real time, however fast the game runs. */
const GAP_MS: Readonly<Record<Part, number>> = {
  players: 5_000,
  matches: 5_000,
  teams: 5_000,
  application: 30_000,
};
/** Jitter: all open portals receive a change at once. */
const JITTER_MS = 1_500;
/** Longest backoff after failures. */
const LONGEST_BACKOFF_MS = 60_000;

interface RefetchOptions {
  readonly loaders: Loaders;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** Calls while a fetch is scheduled coalesce; a call while it is in flight triggers one more fetch. */
export function createRefetch({ loaders, monotonic, random = Math.random }: RefetchOptions): Refetch {
  const timers = new Map<Part, ReturnType<typeof setTimeout>>();
  const fetchedAt = new Map<Part, number>();
  const failures = new Map<Part, number>();
  let isOver = false;

  const schedule = (part: Part) => {
    if (isOver || timers.has(part)) return;
    const failureCount = failures.get(part) ?? 0;
    const pause = Math.min(GAP_MS[part] * 2 ** failureCount, Math.max(GAP_MS[part], LONGEST_BACKOFF_MS));
    const delay = (fetchedAt.get(part) ?? Number.NEGATIVE_INFINITY) + pause - monotonic();
    timers.set(
      part,
      setTimeout(() => void fetch(part), Math.max(0, delay) + random() * JITTER_MS),
    );
  };

  const fetch = async (part: Part) => {
    timers.delete(part);
    fetchedAt.set(part, monotonic());
    const hasSucceeded = await loaders[part]({ quiet: true });
    failures.set(part, hasSucceeded ? 0 : (failures.get(part) ?? 0) + 1);
    if (!hasSucceeded) schedule(part);
  };

  return {
    schedule: (...parts) => parts.forEach(schedule),
    end() {
      isOver = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
