import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFileLock } from './fileLock.js';
import type { ObjectStore, StoredObject } from './objectStore.js';

/** Releases below a folder, `DATA_DIR`; several processes of one or more computers may write at the same time. */
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

  /** Puts the bytes beside their place; they get there by a rename or a link, which readers see whole. */
  async function arrive(key: string, bytes: Buffer, flush: boolean): Promise<string> {
    const arriving = `${pathOf(key)}.${randomUUID().slice(0, 8)}`;
    await mkdir(dirname(arriving), { recursive: true });
    await writeFile(arriving, bytes, { flush });
    return arriving;
  }

  async function create(key: string, bytes: Buffer): Promise<boolean> {
    const arriving = await arrive(key, bytes, false);
    try {
      await link(arriving, pathOf(key));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(arriving, { force: true });
    }
  }

  return {
    place: folder,
    read,
    async write(key, bytes, expected) {
      if (expected === 'nothing') return create(key, bytes);
      return withFileLock(`${pathOf(key)}.lock`, async () => {
        if ((await read(key))?.tag !== expected.tag) return false;
        await rename(await arrive(key, bytes, true), pathOf(key));
        return true;
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
