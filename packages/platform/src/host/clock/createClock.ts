import type { PlatformClock } from '../../contract/platform.js';

export interface SyncedClock extends PlatformClock {
  /**
   * Sets the clock to the server's.
   * @param serverNow ISO 8601, as `deadlineInfo.now`
   * @param speed game milliseconds in a real one, as `deadlineInfo.speed`
   * @param age milliseconds since the server sent it
   */
  sync(serverNow: string, speed: number, age?: number): void;
}

interface ClockOptions {
  /** Monotonic milliseconds: changing the computer's time does not move the deadline. */
  readonly monotonic?: () => number;
  /** Epoch milliseconds until the first sync. */
  readonly before?: () => number;
}

/** Runs on from the last sync, at the server's pace. */
export function createClock({
  monotonic = () => performance.now(),
  before = () => Date.now(),
}: ClockOptions = {}): SyncedClock {
  let anchor: { readonly game: number; readonly local: number; readonly speed: number } | null = null;
  return {
    now: () => (anchor ? anchor.game + (monotonic() - anchor.local) * anchor.speed : before()),
    sync(serverNow, speed, age = 0) {
      const game = Date.parse(serverNow);
      if (Number.isNaN(game) || !Number.isFinite(speed) || speed < 0) return;
      anchor = { game, local: monotonic() - age, speed };
    },
  };
}

/** Tolerated difference of the clocks, in real time: the latency of a response. */
const TOLERANCE_MS = 2_000;

/**
 * Whether the server's clock was set: it differs from ours by more than latency explains.
 * @param expected epoch milliseconds of our clock
 * @param server time and speed of the server's clock
 */
export function hasJumped(
  expected: number,
  { now, speed }: { readonly now: string; readonly speed: number },
): boolean {
  return Math.abs(Date.parse(now) - expected) > TOLERANCE_MS * Math.max(1, speed);
}
