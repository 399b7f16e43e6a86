import type { Manifest } from '@euro/platform/manifest';
import type { Build } from '../registry/build.js';
import type { Refusal } from '../registry/refusal.js';
import { entriesOf, type RegisteredRelease, type StoredRegistry } from '../registry/storedRegistry.js';

/**
 * Finds paths and embeds of this release that another remote has already. The portal would use the first one of the
 * registry, and a team would lose its page without its own release. Needs the registry, since it compares with the
 * current releases.
 */
export function takenFromOthers(
  { name, manifest }: Pick<Build, 'name' | 'manifest'>,
  registry: StoredRegistry,
): Refusal[] {
  if (!isRemote(manifest)) return [];
  const { routes, embeds } = manifest;
  return [...entriesOf(registry)].flatMap(([other, { active, canary }]) => {
    if (other === name) return [];
    const theirs = [active.manifest, canary?.release.manifest].filter(
      (manifest) => manifest && isRemote(manifest),
    );
    const theirNames = (theirs as Manifest[]).flatMap((remote) => [
      ...remote.routes.map(({ path }) => shapeOf(path)),
      ...remote.embeds.map(({ id }) => id),
    ]);
    const claims = [
      ...routes.filter(({ path }) => theirNames.includes(shapeOf(path))).map(({ path }) => path),
      ...embeds.filter(({ id }) => theirNames.includes(id)).map(({ id }) => id),
    ];
    return claims.map((what) => ({
      code: 'taken-from-other',
      sentence: `This release of ${name} claims ${what}, which ${other} has: choose another one, wait until they released without, or give --force.`,
    }));
  });
}

const isRemote = (manifest: RegisteredRelease['manifest']): manifest is Manifest => 'contract' in manifest;

/** `/team/:id` and `/team/:teamId` are the same addresses. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');
