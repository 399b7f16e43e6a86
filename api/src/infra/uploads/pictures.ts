import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../db/makeFolder.js';
import type { Env } from '../env.js';

/** Kinds of uploads: the cover of a league, an avatar, the badge of a team. */
export type PictureKind = 'cover' | 'avatar' | 'badge';

type Place = Pick<Env, 'dataDir'>;

const PATH = '/api/uploads/';
const FOLDERS: Readonly<Record<PictureKind, string>> = {
  cover: 'covers',
  avatar: 'avatars',
  badge: 'badges',
};
const KNOWN_FOLDERS = new Set(Object.values(FOLDERS));
const NAME = /^[0-9a-f]{48}\.webp$/;

/** Path of a picture by its file name; null without one. */
export function picturePath(kind: PictureKind, name: string): string;
export function picturePath(kind: PictureKind, name: string | null): string | null;
export function picturePath(kind: PictureKind, name: string | null): string | null {
  return name === null ? null : `${PATH}${FOLDERS[kind]}/${name}`;
}

/** The file of a picture's address; null for an address that can't be one. */
export function pictureFileAt({ dataDir }: Place, path: string): string | null {
  if (!path.startsWith(PATH)) return null;
  const [folder = '', name = '', ...more] = path.slice(PATH.length).split('/');
  if (!KNOWN_FOLDERS.has(folder) || !NAME.test(name) || more.length > 0) return null;
  return join(dataDir, 'uploads', folder, name);
}

/** Stores a picture under an unguessable name. */
export async function writePicture(env: Place, kind: PictureKind, picture: Buffer): Promise<string> {
  const name = `${randomBytes(24).toString('hex')}.webp`;
  makeFolder(folderOf(env, kind));
  const file = join(folderOf(env, kind), name);
  try {
    await writeFile(file, picture, { flag: 'wx' });
  } catch (error) {
    // A full disk may leave a partial file.
    await rm(file, { force: true });
    throw error;
  }
  return name;
}

/** Removes an unused picture; does nothing for null or a missing file. */
export async function removePicture(env: Place, kind: PictureKind, name: string | null): Promise<void> {
  if (name !== null && NAME.test(name)) await rm(join(folderOf(env, kind), name), { force: true });
}

/** An unused file. */
export interface UnusedPicture {
  readonly kind: PictureKind;
  readonly name: string | null;
}

/** Removes several; call it once the change that gave them up is committed. */
export async function removePictures(env: Place, unused: readonly UnusedPicture[]): Promise<void> {
  for (const { kind, name } of unused) await removePicture(env, kind, name);
}

function folderOf({ dataDir }: Place, kind: PictureKind): string {
  return join(dataDir, 'uploads', FOLDERS[kind]);
}
