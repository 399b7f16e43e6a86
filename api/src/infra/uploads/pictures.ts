import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../db/makeFolder.js';
import type { Env } from '../env.js';

/** What people upload: the cover of a league, a picture of themselves, the badge of a team. */
export type PictureKind = 'cover' | 'avatar' | 'badge';

type Place = Pick<Env, 'dataDir'>;

const PATH = '/api/uploads/';
const FOLDERS: Readonly<Record<PictureKind, string>> = {
  cover: 'covers',
  avatar: 'avatars',
  badge: 'badges',
};
const KNOWN = new Set(Object.values(FOLDERS));
const NAME = /^[0-9a-f]{48}\.webp$/;

/** Where a browser finds a picture by its file name; null without one. */
export function picturePath(kind: PictureKind, name: string): string;
export function picturePath(kind: PictureKind, name: string | null): string | null;
export function picturePath(kind: PictureKind, name: string | null): string | null {
  return name === null ? null : `${PATH}${FOLDERS[kind]}/${name}`;
}

/** The file of a picture's address; null for an address that can't be one. */
export function pictureFileAt({ dataDir }: Place, path: string): string | null {
  if (!path.startsWith(PATH)) return null;
  const [folder = '', name = '', ...more] = path.slice(PATH.length).split('/');
  if (!KNOWN.has(folder) || !NAME.test(name) || more.length > 0) return null;
  return join(dataDir, 'uploads', folder, name);
}

/** Keeps a picture under a name that nobody can guess. */
export async function writePicture(env: Place, kind: PictureKind, picture: Buffer): Promise<string> {
  const name = `${randomBytes(24).toString('hex')}.webp`;
  makeFolder(folderOf(env, kind));
  const file = join(folderOf(env, kind), name);
  try {
    await writeFile(file, picture, { flag: 'wx' });
  } catch (error) {
    // A full disk may have taken a part of it.
    await rm(file, { force: true });
    throw error;
  }
  return name;
}

/** Removes a picture that nobody shows any more; one that is gone already is fine, and so is none. */
export async function removePicture(env: Place, kind: PictureKind, name: string | null): Promise<void> {
  if (name !== null && NAME.test(name)) await rm(join(folderOf(env, kind), name), { force: true });
}

/** A file that nobody shows any more. */
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
