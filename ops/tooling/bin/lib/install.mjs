// Installs the dependencies of package-lock.json with npm ci, unless they are in node_modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { REPOSITORY } from './workspace.mjs';

/** @returns {Promise<string | null>} a sentence when they could not be installed */
export async function ensureInstalled() {
  if (isInstalled()) return null;
  return withLock(join(REPOSITORY, '.cache/install.lock'), async () => {
    if (isInstalled()) return null;
    console.log('Installing what package-lock.json names (npm ci) …');
    const { command, args, shell } = npmCommand();
    const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell,
    });
    return status === 0 ? null : 'The dependencies could not be installed: npm ci failed, see above.';
  });
}

/** Compares the lock file with npm's record of the last installation, package by package. */
export function isInstalled(repository = REPOSITORY) {
  const npmRecord = join(repository, 'node_modules/.package-lock.json');
  if (!existsSync(npmRecord)) return false;
  const there = JSON.parse(readFileSync(npmRecord, 'utf8')).packages;
  const packages = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(packages).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || there[path]?.version === version,
  );
}
