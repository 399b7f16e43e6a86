import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis/index.js';

/** Limits the number sent per second. */
export interface Pace {
  /** Waits until one more may be sent. */
  take(): Promise<void>;
}

export const UNLIMITED: Pace = { take: async () => {} };

interface Limit {
  /** Name of the limit: each name has a count of its own. */
  readonly name: string;
  /** Null: no limit. */
  readonly perSecond: number | null;
  /** Processes with the same Redis and prefix count together; null, or while it does not answer: each for itself. */
  readonly shared: { readonly redis: SharedRedis; readonly prefix: string } | null;
}

export function createPace({ name, perSecond, shared }: Limit): Pace {
  if (perSecond === null) return UNLIMITED;
  const limit = { points: perSecond, duration: 1 };
  const localLimiter = new RateLimiterMemory(limit);
  const sharedLimiter =
    shared &&
    new RateLimiterRedis({
      ...limit,
      storeClient: shared.redis.commands,
      keyPrefix: `${shared.prefix}pace`,
    });

  /** @returns milliseconds until there may be a place; 0: taken */
  async function tryTake(): Promise<number> {
    if (!shared || !sharedLimiter || !shared.redis.isUsable()) return consume(localLimiter);
    try {
      return await consume(sharedLimiter);
    } catch (error) {
      shared.redis.failed(error);
      return consume(localLimiter);
    }
  }

  async function consume(limiter: RateLimiterMemory | RateLimiterRedis): Promise<number> {
    try {
      await limiter.consume(name);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext);
      throw rejection;
    }
  }

  return {
    async take() {
      for (let pause = await tryTake(); pause > 0; pause = await tryTake()) await sleep(pause);
    },
  };
}
