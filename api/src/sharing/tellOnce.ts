import { Redis } from 'ioredis';
import type { Env } from '../env.js';
import { type Hint, messageOf } from './hints.js';

/** A command that is about to end waits no longer than this for Redis, in milliseconds. */
const PATIENCE = 1_000;

/** Tells a hint from a program that does not stay; whether anybody heard it is no matter, they look by themselves soon. */
export async function tellOnce({ url, prefix }: NonNullable<Env['redis']>, hint: Hint): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.publish(...messageOf(hint, { prefix, from: 'command line' }));
  } catch {
    // Nothing depends on it.
  } finally {
    redis.disconnect();
  }
}
