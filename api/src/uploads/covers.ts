import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../db/makeFolder.js';
import type { Env } from '../env.js';

type Place = Pick<Env, 'dataDir'>;

const PATH = '/api/uploads/covers/';
const NAME = /^[0-9a-f]{48}\.webp$/;

/** Where a browser finds a cover. */
export function coverPath(name: string): string {
  return `${PATH}${name}`;
}

/** The file of a cover's address; null for an address that can't be one. */
export function coverFileAt(env: Place, path: string): string | null {
  const name = path.startsWith(PATH) ? path.slice(PATH.length) : '';
  return NAME.test(name) ? join(folderOf(env), name) : null;
}

/** Keeps a picture under a name that nobody can guess. */
export async function writeCover(env: Place, picture: Buffer): Promise<string> {
  const name = `${randomBytes(24).toString('hex')}.webp`;
  makeFolder(folderOf(env));
  await writeFile(join(folderOf(env), name), picture, { flag: 'wx' });
  return name;
}

/** Removes a picture that no league shows any more; one that is gone already is fine, and so is none. */
export async function removeCover(env: Place, name: string | null): Promise<void> {
  if (name !== null && NAME.test(name)) await rm(join(folderOf(env), name), { force: true });
}

function folderOf({ dataDir }: Place): string {
  return join(dataDir, 'uploads', 'covers');
}
