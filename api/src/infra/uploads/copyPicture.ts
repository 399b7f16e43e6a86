import { readFile } from 'node:fs/promises';
import type { Env } from '../env.js';
import { systemCode } from '../errors.js';
import { type PictureKind, pictureFileAt, picturePath, removePicture, writePicture } from './pictures.js';

type Place = Pick<Env, 'dataDir'>;

/**
 * Runs a change that reuses existing pictures, each copied under a new name: the copies are removed when the
 * change fails, or is made again by the database.
 * @param change is given a function that answers the name of the copy; null for none, and for a file that is gone
 */
export async function withCopiedPicture<A>(
  env: Place,
  kind: PictureKind,
  change: (copy: (name: string | null) => Promise<string | null>) => Promise<A>,
): Promise<A> {
  let last: string | null = null;
  try {
    return await change(async (name) => {
      await removePicture(env, kind, last);
      last = name === null ? null : await copyPicture(env, kind, name);
      return last;
    });
  } catch (error) {
    await removePicture(env, kind, last);
    throw error;
  }
}

async function copyPicture(env: Place, kind: PictureKind, name: string): Promise<string | null> {
  const file = pictureFileAt(env, picturePath(kind, name));
  if (file === null) return null;
  const picture = await readFile(file).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  });
  return picture && writePicture(env, kind, picture);
}
