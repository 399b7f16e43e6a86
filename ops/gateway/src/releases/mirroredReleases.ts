import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  fileKey,
  integrityOf,
  type ObjectStore,
  type ReleaseFile,
  readReleaseFile,
  StoreUnreachable,
} from '@euro/release';
import type { KnownReleases } from './knownReleases.js';

/** `/mf-team/1.0.0-abc/chunks/a.js`, without hidden files. */
const FILE_OF_RELEASE = /^\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/((?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*)$/;

const TWINS = ['', '.br', '.gz'];
/** A missing release may still be in transit. */
const ABSENT_MS = 2000;

export interface MirroredReleases {
  /** Mirrors a file; call it before reading from the folder. @throws StoreUnreachable */
  mirror(pathname: string): Promise<void>;
  /** Removes releases that are no longer stored; retains them while that is unknown. */
  prune(): Promise<void>;
}

/**
 * Mirrors files of releases from a remote store to a folder, each once and with its compressed twins: releases are
 * immutable. Refuses bytes that differ from the recorded ones, and requests only known releases.
 */
export function mirroredReleases(
  store: ObjectStore,
  folder: string,
  knownVersions: KnownReleases,
  waitForNextPoll: () => Promise<void>,
): MirroredReleases {
  const lists = new Map<string, Promise<ReleaseFile | null>>();
  const underWay = new Map<string, Promise<void>>();

  function listOf(name: string, version: string): Promise<ReleaseFile | null> {
    const release = `${name}/${version}`;
    let list = lists.get(release);
    if (!list) {
      list = readReleaseFile(store, name, version);
      lists.set(release, list);
      const forget = () => lists.delete(release);
      list.then((release) => release ?? setTimeout(forget, ABSENT_MS).unref(), forget);
    }
    return list;
  }

  /** A release may be in a registry that another gateway has read, and this one has not yet. */
  async function isKnown(name: string, version: string): Promise<boolean> {
    const isThere = async () => (await knownVersions(name))?.has(version) ?? true;
    if (await isThere()) return true;
    await waitForNextPoll();
    return isThere();
  }

  async function mirror(name: string, version: string, file: string): Promise<void> {
    const key = fileKey(name, version, file);
    const target = join(folder, name, version, file);
    if (existsSync(target)) return;
    if (!(await isKnown(name, version))) return;
    const recordedFile = (await listOf(name, version))?.files[file];
    if (!recordedFile) return;
    const stored = await store.read(key);
    if (!stored || integrityOf(stored.bytes) !== recordedFile.integrity) {
      throw new StoreUnreachable(
        `${key} in ${store.place} is not the file that was recorded: npm run release -- verify`,
      );
    }
    await writeWhole(target, stored.bytes);
  }

  return {
    async mirror(pathname) {
      const [, name = '', version = '', requestedFile = ''] = FILE_OF_RELEASE.exec(pathname) ?? [];
      if (!requestedFile) return;
      const all = TWINS.map((twin) => {
        const file = requestedFile + twin;
        const id = `${name}/${version}/${file}`;
        const coming = underWay.get(id) ?? mirror(name, version, file).finally(() => underWay.delete(id));
        underWay.set(id, coming);
        return coming;
      });
      const failure = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected');
      // A twin that can't be fetched is omitted: the file itself is mirrored.
      if (failure?.status === 'rejected' && !existsSync(join(folder, name, version, requestedFile)))
        throw failure.reason;
    },
    async prune() {
      for (const name of await foldersIn(folder)) {
        const versions = await knownVersions(name);
        for (const version of versions ? await foldersIn(join(folder, name)) : []) {
          if (versions?.has(version)) continue;
          lists.delete(`${name}/${version}`);
          await rm(join(folder, name, version), { recursive: true, force: true });
        }
      }
    },
  };
}

const foldersIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Writes a file that other requests see only when it is complete. */
async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const arriving = `${target}.${randomUUID().slice(0, 8)}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(arriving, bytes);
    await rename(arriving, target);
  } catch (error) {
    // A full disk leaves half of the file.
    await rm(arriving, { force: true });
    throw error;
  }
}
