import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis/index.js';

/** How much goes out in a second. */
export interface Pace {
  /** Waits until one more may be sent. */
  take(): Promise<void>;
}

export const UNLIMITED: Pace = { take: async () => {} };

interface Limit {
  /** What is limited: each name has its own count. */
  readonly name: string;
  /** Null: no limit. */
  readonly perSecond: number | null;
  /** Processes with the same Redis and prefix count together; null, or while it does not answer: each for itself. */
  readonly shared: { readonly redis: SharedRedis; readonly prefix: string } | null;
}

export function createPace({ name, perSecond, shared }: Limit): Pace {
  if (perSecond === null) return UNLIMITED;
  const limit = { points: perSecond, duration: 1 };
  const alone = new RateLimiterMemory(limit);
  const together =
    shared &&
    new RateLimiterRedis({
      ...limit,
      storeClient: shared.redis.commands,
      keyPrefix: `${shared.prefix}pace`,
    });

  /** @returns milliseconds until there may be a place; 0: taken */
  async function tryTake(): Promise<number> {
    if (!shared || !together || !shared.redis.isUsable()) return consume(alone);
    try {
      return await consume(together);
    } catch (error) {
      shared.redis.failed(error);
      return consume(alone);
    }
  }

  async function consume(limiter: RateLimiterMemory | RateLimiterRedis): Promise<number> {
    try {
      await limiter.consume(name);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
      throw refused;
    }
  }

  return {
    async take() {
      for (let pause = await tryTake(); pause > 0; pause = await tryTake()) await sleep(pause);
    },
  };
}
