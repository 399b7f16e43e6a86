import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import type { ObjectStore, StoredObject } from './objectStore.js';

/** Expiry of a killed process's lock, in milliseconds; work under the lock takes far less. */
const LOCKING = {
  realpath: false,
  stale: 5_000,
  retries: { forever: true, minTimeout: 5, maxTimeout: 50, randomize: true },
} as const;

/** Releases below a folder, `DATA_DIR`; several processes of one or more computers may write concurrently. */
export function diskStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, key);

  async function read(key: string): Promise<StoredObject | null> {
    try {
      const bytes = await readFile(pathOf(key));
      return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }

  /** Writes a temporary file, which `place` moves or links to its path atomically, and removes what is left of it. */
  async function arrive(
    key: string,
    bytes: Buffer,
    {
      flush,
      place,
    }: { readonly flush: boolean; readonly place: (from: string, to: string) => Promise<void> },
  ): Promise<void> {
    const arriving = `${pathOf(key)}.${randomUUID().slice(0, 8)}`;
    await mkdir(dirname(arriving), { recursive: true });
    try {
      await writeFile(arriving, bytes, { flush });
      await place(arriving, pathOf(key));
    } finally {
      await rm(arriving, { force: true });
    }
  }

  async function create(key: string, bytes: Buffer): Promise<boolean> {
    try {
      await arrive(key, bytes, { flush: false, place: link });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  return {
    place: folder,
    read,
    async write(key, bytes, expected) {
      if (expected === 'nothing') return create(key, bytes);
      const release = await lock(pathOf(key), LOCKING);
      try {
        if ((await read(key))?.tag !== expected.tag) return false;
        await arrive(key, bytes, { flush: true, place: rename });
        return true;
      } finally {
        await release();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
