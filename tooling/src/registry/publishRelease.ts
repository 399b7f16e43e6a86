import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, manifest, type Release } from '@euro/platform/manifest';
import { releaseBase, releaseFolder } from './layout.js';

/** Version of a remote that `npm run dev` watches: webpack writes it among the releases itself, again and again. */
export const WORKING_VERSION = 'dev';

/**
 * Puts a built remote among the releases; a version that is there already is left as it is.
 * @param dist folder with the remote's `manifest.json` and files
 */
export function publishRelease(dataDir: string, dist: string): Release {
  const built = readManifest(dist);
  const target = releaseFolder(dataDir, built.name, built.version);
  if (!existsSync(target)) {
    const arriving = `${target}.${randomUUID().slice(0, 8)}`;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(dist, arriving, { recursive: true });
    renameSync(arriving, target);
  }
  return { base: releaseBase(built.name, built.version), manifest: built };
}

/** The release that webpack keeps rewriting; null before its first build. */
export function workingRelease(dataDir: string, name: string): Release | null {
  try {
    return {
      base: releaseBase(name, WORKING_VERSION),
      manifest: readManifest(releaseFolder(dataDir, name, WORKING_VERSION)),
    };
  } catch {
    return null;
  }
}

function readManifest(dist: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
}
