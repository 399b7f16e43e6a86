import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { integrityOf } from '../registry/build.js';
import { fileKey } from '../registry/layout.js';
import type { ObjectStore } from '../registry/objectStore.js';
import type { Refusal } from '../registry/refusal.js';
import { entriesOf, type RegisteredRelease, readRegistry } from '../registry/storedRegistry.js';
import { readRelease, readReleaseFile } from '../registry/storeRelease.js';
import { unsignedChanges } from '../rights/unsignedChanges.js';

export interface Verification {
  /** Releases and files that were read back. */
  readonly releases: number;
  readonly files: number;
  readonly problems: readonly Refusal[];
}

const AT_ONCE = 8;

/** Reads all files of the registered releases, and compares them with the recorded hashes. */
export async function verify(store: ObjectStore): Promise<Verification> {
  const { registry } = await readRegistry(store);
  const offered = [...entriesOf(registry)].flatMap(([name, { active, canary, former }]) =>
    [active, ...(canary ? [canary.release] : []), ...(former ? [former] : [])].map((release) => ({
      name,
      release,
    })),
  );
  const limit = pLimit(AT_ONCE);
  let files = 0;
  const results = await Promise.all(
    offered.map(async ({ name, release }) => {
      const { version } = release.manifest;
      const list = await readReleaseFile(store, name, version);
      if (!list) return [broken(name, version, 'its list of files is missing')];
      const compared = Object.entries(list.files).map(([file, { size, integrity }]) =>
        limit(async () => {
          files += 1;
          const stored = await store.read(fileKey(name, version, file));
          if (!stored) return [broken(name, version, `${file} is missing`)];
          const isSame = stored.bytes.length === size && integrityOf(stored.bytes) === integrity;
          return isSame ? [] : [broken(name, version, `${file} has other bytes than were stored`)];
        }),
      );
      return [...(await Promise.all(compared)).flat(), ...(await entryProblem(store, name, release))];
    }),
  );
  const problems = [...results.flat(), ...(await unsignedChanges(store, registry))];
  return { releases: offered.length, files, problems };
}

/** The registry carries the manifest: it must be the release's own. */
async function entryProblem(
  store: ObjectStore,
  name: string,
  { manifest }: RegisteredRelease,
): Promise<Refusal[]> {
  const stored = await readRelease(store, name, manifest.version);
  if (!stored || isDeepStrictEqual(stored.manifest, manifest)) return [];
  return [broken(name, manifest.version, 'the registry carries another manifest than its own')];
}

const broken = (name: string, version: string, what: string): Refusal => ({
  code: 'release-broken',
  sentence: `${name} ${version}: ${what}. Roll back or activate another release, and find out who wrote there.`,
});
