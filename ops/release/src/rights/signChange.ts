import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../registry/changes.js';
import { fileKey, RELEASE_FILE } from '../registry/layout.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { mayRelease, type Rights } from './rights.js';
import { readSigned } from './signer.js';

/** A change with its signature, of the remote's name and the files of its releases as well. */
export async function signChange(store: ObjectStore, name: string, change: Change): Promise<Change> {
  if (!store.signer || change.team === undefined) return change;
  const signature = await store.signer.sign(await contentOf(store, name, change));
  return { ...change, signature };
}

/** Whether a change is signed by its team, which may change this remote, for the bytes that are stored. */
export async function isSigned(
  store: ObjectStore,
  rights: Rights,
  name: string,
  { signature, ...change }: Change,
): Promise<boolean> {
  const team = change.team === undefined ? undefined : rights[change.team];
  if (!team || !signature || !mayRelease(rights, change.team ?? '', name)) return false;
  const signed = await readSigned(signature, team.key);
  // As it is after a round trip through JSON.
  const expected = JSON.parse(JSON.stringify(await contentOf(store, name, change))) as unknown;
  return isDeepStrictEqual(signed, expected);
}

async function contentOf(store: ObjectStore, remote: string, change: Omit<Change, 'signature'>) {
  const releases: Record<string, string> = {};
  // A pruned release has no files any more.
  for (const version of change.what === 'prune' ? [] : change.versions) {
    const list = await store.read(fileKey(remote, version, RELEASE_FILE));
    if (list) releases[version] = createHash('sha256').update(list.bytes).digest('hex');
  }
  return { remote, change, releases };
}
