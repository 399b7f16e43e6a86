import { Redis } from 'ioredis';
import type { Env } from '../env.js';
import { type Invalidation, messageOf } from './invalidations.js';

/** A command that is about to end waits no longer than this for Redis, in milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * Publishes from a program that ends immediately. A message that nobody receives does no harm: the processes poll as
 * well.
 */
export async function publishOnce(
  { url, prefix }: NonNullable<Env['redis']>,
  invalidation: Invalidation,
): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.publish(...messageOf(invalidation, { prefix, from: 'command line' }));
  } catch {
    // Nothing depends on it.
  } finally {
    redis.disconnect();
  }
}
