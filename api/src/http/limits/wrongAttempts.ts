import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../infra/errors.js';
import type { SharedCounts } from './rateLimits.js';
import { sharedName } from './rateLimits.js';

/** Wrong attempts within a minute, in seconds, before a key is blocked. */
export const WRONG_ATTEMPTS = 10;
const MINUTE = 60;
/** The first block takes a minute, each one after it twice as long, up to this. */
const LONGEST_BLOCK = 60 * MINUTE;
/** Blocks that lengthen the next one. */
const BLOCKS_REMEMBERED = 24 * 60 * MINUTE;
const MANY = 1_000_000;

/** Limits guesses of a secret, with growing blocks. */
export interface WrongAttempts {
  /**
   * Runs an attempt for its keys (account, address) unless one of them is blocked, and counts it when `isWrong`
   * returns true for its error. Attempts of one key run one after the other, so that concurrent ones give no
   * additional guesses.
   * @throws the refusal `too-many-wrong-codes` with `Retry-After`, or the attempt's own error
   */
  run<T>(
    keys: readonly string[],
    attempt: () => Promise<T>,
    isWrong: (error: unknown) => boolean,
  ): Promise<T>;
}

interface Counters {
  readonly wrong: RateLimiterMemory | RateLimiterRedis;
  readonly blocks: RateLimiterMemory | RateLimiterRedis;
}

/** Counts in this process, and in Redis where there is one; the stricter count decides. */
export function createWrongAttempts(name: string, counts: SharedCounts | null = null): WrongAttempts {
  const wrong = { points: WRONG_ATTEMPTS, duration: MINUTE, keyPrefix: name };
  const blocks = { points: MANY, duration: BLOCKS_REMEMBERED, keyPrefix: `${name}Blocks` };
  const own: Counters = { wrong: new RateLimiterMemory(wrong), blocks: new RateLimiterMemory(blocks) };
  const shared = counts && sharedCounters(counts, wrong, blocks);
  const inOrder = createQueues();

  async function together<T>(ask: (counters: Counters) => Promise<T>): Promise<T | null> {
    if (!shared || !counts?.redis.isUsable()) return null;
    try {
      return await ask(shared);
    } catch (error) {
      counts.redis.failed(error);
      return null;
    }
  }

  async function blockedFor(key: string): Promise<number> {
    const states = [await own.wrong.get(key), await together(({ wrong }) => wrong.get(sharedName(key)))];
    return Math.max(0, ...states.map(remainingBlock));
  }

  return {
    run: (keys, attempt, isWrong) =>
      inOrder(keys, async () => {
        const wait = Math.max(...(await Promise.all(keys.map(blockedFor))));
        if (wait > 0) throw tooMany(wait);
        try {
          return await attempt();
        } catch (error) {
          if (isWrong(error)) {
            for (const key of keys) {
              await countWrong(own, key);
              await together((counters) => countWrong(counters, sharedName(key)));
            }
          }
          throw error;
        }
      }),
  };
}

function sharedCounters(
  { redis, prefix }: SharedCounts,
  ...[wrong, blocks]: readonly { points: number; duration: number; keyPrefix: string }[]
): Counters | null {
  if (!wrong || !blocks) return null;
  const storeClient = redis.commands;
  return {
    wrong: new RateLimiterRedis({ ...wrong, keyPrefix: `${prefix}limit:${wrong.keyPrefix}`, storeClient }),
    blocks: new RateLimiterRedis({ ...blocks, keyPrefix: `${prefix}limit:${blocks.keyPrefix}`, storeClient }),
  };
}

/** Remaining milliseconds of a block. */
function remainingBlock(state: RateLimiterRes | null): number {
  return state && state.consumedPoints >= WRONG_ATTEMPTS ? state.msBeforeNext : 0;
}

async function countWrong({ wrong, blocks }: Counters, key: string): Promise<void> {
  const { consumedPoints } = await consume(wrong, key);
  // Exactly one attempt is the last that was allowed, however many processes count.
  if (consumedPoints !== WRONG_ATTEMPTS) return;
  const block = await consume(blocks, key);
  await wrong.block(key, Math.min(MINUTE * 2 ** (block.consumedPoints - 1), LONGEST_BLOCK));
}

/** A limiter rejects with its state when the points are used up. */
async function consume(limiter: Counters['wrong'], key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

function tooMany(milliseconds: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal('too-many-wrong-codes', { retryAfter }, { 'Retry-After': String(retryAfter) });
}

/** Serializes tasks by key; a task with several keys waits for all of them. */
function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  function queue<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, result);
    const forget = () => {
      if (last.get(key) === result) last.delete(key);
    };
    result.then(forget, forget);
    return result;
  }
  // Always in the same order, which prevents deadlocks.
  return <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> =>
    [...new Set(keys)].sort().reduceRight((inner: () => Promise<T>, key) => () => queue(key, inner), work)();
}
