import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, manifest, type Release } from '@euro/platform/manifest';
import { releaseBase, releaseFolder } from './layout.js';

/** Version under `npm run dev`: the only release that is overwritten. */
export const WORKING_VERSION = 'dev';

/**
 * Puts a built remote among the releases; a version that is there already is left as it is.
 * @param dist folder with the remote's `manifest.json` and files
 */
export function publishRelease(dataDir: string, dist: string): Release {
  const built = readManifest(dist);
  const target = releaseFolder(dataDir, built.name, built.version);
  if (built.version === WORKING_VERSION || !existsSync(target)) {
    const arriving = `${target}.${randomUUID().slice(0, 8)}`;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(dist, arriving, { recursive: true });
    if (built.version === WORKING_VERSION) rmSync(target, { recursive: true, force: true });
    renameSync(arriving, target);
  }
  return { base: releaseBase(built.name, built.version), manifest: built };
}

function readManifest(dist: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
}
