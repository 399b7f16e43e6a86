import { type Change, releaseBefore, storedVersions } from '../registry/changes.js';
import { readHistory } from '../registry/history.js';
import { fileKey, RELEASE_FILE } from '../registry/layout.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { refused } from '../registry/refusal.js';
import { type Entry, standingOf } from '../registry/storedRegistry.js';
import { readReleaseFile } from '../registry/storeRelease.js';
import { changeRemote } from './changeRemote.js';
import { type Outcome, outcomeOf } from './outcome.js';

/**
 * Deletes old releases except the newest ones. It never deletes an active one, a canary, or the target of a rollback;
 * a page that still runs a deleted release fails to load its next chunk and loads the remote again.
 * @param keep number of the others that stay
 */
export async function prune(store: ObjectStore, name: string, keep: number): Promise<Outcome> {
  if (!Number.isInteger(keep) || keep < 0) {
    return outcomeOf(refused('keep-invalid', '--keep is a whole number of releases, 0 or more.'));
  }
  const outcome = await changeRemote(store, name, ({ entry, history }) => {
    const versions = spare(history, entry, keep);
    return versions.length > 0
      ? { what: 'prune', versions, entry }
      : { nothing: `${name} has no more releases than are kept: nothing to do.` };
  });
  // Includes files that an interrupted command left.
  const history = await readHistory(store, name);
  const stored = new Set(storedVersions(history));
  const prunedVersions = history.flatMap(({ what, versions }) => (what === 'prune' ? versions : []));
  for (const version of prunedVersions) if (!stored.has(version)) await deleteRelease(store, name, version);
  return outcomeOf(outcome);
}

function spare(history: readonly Change[], entry: Entry | null, keep: number): string[] {
  const { active, canary } = standingOf(entry);
  const former = entry?.former?.manifest.version;
  const neededVersions = new Set([active, canary?.version, former, releaseBefore(history, active)]);
  const others = storedVersions(history).filter((version) => !neededVersions.has(version));
  return others.slice(0, Math.max(0, others.length - keep));
}

/** The list of its files goes last, so that a deletion that was broken off can be taken up again. */
async function deleteRelease(store: ObjectStore, name: string, version: string): Promise<void> {
  const release = await readReleaseFile(store, name, version);
  if (!release) return;
  for (const file of [...Object.keys(release.files), RELEASE_FILE]) {
    await store.remove(fileKey(name, version, file));
  }
}
