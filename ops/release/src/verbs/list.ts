import pLimit from 'p-limit';
import { weightOf } from '../checks/index.js';
import { type Change, storedVersions } from '../registry/changes.js';
import { readHistory } from '../registry/history.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { entriesOf, readRegistry, standingOf } from '../registry/storedRegistry.js';
import { readRelease } from '../registry/storeRelease.js';

/** A release as it is listed. */
export interface ListedRelease {
  readonly version: string;
  /** ISO, UTC: time and author of the upload. */
  readonly at: string;
  readonly by: string;
  /** `active`: served to everybody; percent: a canary. */
  readonly standing: 'active' | number | null;
  /** Bytes of all scripts as sent; null when it is not stored whole. */
  readonly size: number | null;
  readonly note: string | null;
}

export interface ListedRemote {
  readonly name: string;
  /** Newest first. */
  readonly releases: readonly ListedRelease[];
  /** Its history, newest first. */
  readonly history: readonly Change[];
}

const AT_ONCE = 8;

/** All remotes with their releases, or one; one that was never released has none. */
export async function list(store: ObjectStore, only?: string): Promise<readonly ListedRemote[]> {
  const { registry } = await readRegistry(store);
  const entries = entriesOf(registry);
  const allNames = new Set([...entries.keys(), ...Object.keys(registry.changes ?? {})]);
  const names = only === undefined ? [...allNames].sort() : [only];
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    names.map(async (name) => {
      const history = await readHistory(store, name);
      const { active, canary } = standingOf(entries.get(name) ?? null);
      const releases = storedVersions(history).map((version) =>
        limit(async (): Promise<ListedRelease> => {
          const stored = history.findLast(
            ({ what, versions }) => STORES.has(what) && versions.includes(version),
          );
          const release = await readRelease(store, name, version);
          const share = canary?.version === version ? canary.percent : null;
          return {
            version,
            at: stored?.at ?? '',
            by: stored?.by ?? '',
            standing: active === version ? 'active' : share,
            size: release && weightOf(release.manifest),
            note: stored?.note ?? null,
          };
        }),
      );
      return { name, releases: (await Promise.all(releases)).reverse(), history: [...history].reverse() };
    }),
  );
}

const STORES: ReadonlySet<Change['what']> = new Set(['publish', 'hold', 'workspace']);
