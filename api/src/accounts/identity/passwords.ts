import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, type Queue } from '../../http/index.js';
import { limitConcurrency } from '../../infra/db/limitConcurrency.js';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 25 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a null hash too, after the same amount of work: an unknown account must not answer faster. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
  /** The queue of visitors' calls that hash: there may be thousands at once. */
  readonly queue: Queue;
}

/** Threads that Node shares among hashing, SQLite, the file system and name look-ups (libuv's default). */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Hashing is bounded, or it would take every processor and thread that the database driver and the file system need.
 */
export function createPasswords(): Passwords {
  const concurrency = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);
  const limitHashing = limitConcurrency(concurrency);
  let decoy: Promise<string> | undefined;
  return {
    // The next one looks up its account meanwhile.
    queue: createQueue({ current: () => concurrency + 1 }),
    hash: (password) => limitHashing(() => hash(password, COST)),
    async verify(storedHash, password) {
      decoy ??= limitHashing(() => hash('nobody has this password', COST));
      const against = storedHash ?? (await decoy);
      const matches = await limitHashing(() => verify(against, password));
      return matches && storedHash !== null;
    },
  };
}
