import { setTimeout } from 'node:timers/promises';
import type { DatabaseClock } from '../../infra/clock/databaseClock.js';
import type { WithTransaction } from '../../infra/db/database.js';

/** Why the clock stopped: at the moment, by an interruption, or because another process set it. */
export type Ride = 'arrived' | 'interrupted' | 'taken';

/** Real milliseconds between two looks. */
const LOOK = 250;

interface ClockContext {
  readonly clock: DatabaseClock;
  readonly withTransaction: WithTransaction;
}

/** The game's clock in the hands of a replay: it runs from stop to stop and is stopped while there is work to do. */
export interface ReplayClock {
  /** Runs to a moment and stops there; `onLook` is called on the way and on arrival with the game's time. */
  runTo(moment: number, onLook: (now: number) => Promise<void>): Promise<Ride>;
  /** Checks that the stopped clock was not set, and that the replay was not interrupted. */
  look(): Promise<Ride>;
  /** Stays stopped for a moment of real time. */
  wait(): Promise<void>;
  /** Lets the clock run in real time, unless another process has set it meanwhile. */
  release(): Promise<void>;
}

/**
 * Takes the clock: it is stopped, at `start` or where it is. Setting it from then on takes it away from the replay.
 * @param speed game seconds per real second between stops
 */
export async function acquireClock(
  { clock, withTransaction }: ClockContext,
  {
    start,
    speed,
    signal,
  }: { readonly start: number | null; readonly speed: number; readonly signal: AbortSignal },
): Promise<ReplayClock> {
  await withTransaction(async (transaction) => {
    if (start === null) await clock.refresh(transaction);
    else await clock.setTime(start, transaction);
    await clock.runUntil(clock.now(), { speed, setting: clock.setting() }, transaction);
  });
  let setting = clock.setting();

  async function look(): Promise<Ride> {
    if (signal.aborted) return 'interrupted';
    await clock.refresh();
    return clock.setting() === setting ? 'arrived' : 'taken';
  }

  /** Resolves immediately on an interruption. */
  async function sleep(ms: number): Promise<void> {
    await setTimeout(Math.max(1, Math.min(LOOK, ms)), undefined, { signal }).catch(() => {});
  }

  return {
    look,
    wait: () => sleep(LOOK),
    async runTo(moment, onLook) {
      if (clock.now() < moment) {
        const isOurs = await withTransaction((transaction) =>
          clock.runUntil(moment, { speed, setting }, transaction),
        );
        if (!isOurs) return 'taken';
        setting = clock.setting();
      }
      for (;;) {
        const ride = await look();
        if (ride !== 'arrived') return ride;
        const now = clock.now();
        await onLook(now);
        if (now >= moment) return 'arrived';
        await sleep((moment - now) / speed);
      }
    },
    async release() {
      await withTransaction(async (transaction) => {
        await clock.refresh(transaction);
        if (clock.setting() === setting) await clock.setSpeed(1, transaction);
      });
    },
  };
}
