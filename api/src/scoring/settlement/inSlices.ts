import { setImmediate } from 'node:timers/promises';

/** Teams that a loop handles before other work has its turn: some ten milliseconds. */
const SLICE = 1 << 20;

/**
 * Calls `work` for slices of the indexes up to, and without, `length`. Between two of them timers run, such as the one
 * that renews the lease of a settlement.
 */
export async function inSlices(length: number, work: (from: number, to: number) => void): Promise<void> {
  for (let from = 0; from < length; from += SLICE) {
    work(from, Math.min(from + SLICE, length));
    await setImmediate();
  }
}
