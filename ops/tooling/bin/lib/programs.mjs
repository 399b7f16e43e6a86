// Finds programs of the system, and installs them from Debian where this user may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns {string | null} the first executable of these; names are looked up in PATH */
export function findProgram(...candidates) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin'];
  for (const candidate of candidates.filter(Boolean)) {
    const paths = candidate.includes('/')
      ? [candidate]
      : folders.filter(Boolean).map((folder) => join(folder, candidate));
    const program = paths.find(canRun);
    if (program) return program;
  }
  return null;
}

/** Installs a Debian package, as root on a system with apt-get only. @returns {boolean} */
export function installPackage(name) {
  const aptGet = findProgram('apt-get');
  if (!aptGet || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} (apt-get) …`);
  const run = (...args) =>
    spawnSync(aptGet, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => run('install', '-y', '-qq', '--no-install-recommends', name);
  return install() || (run('update', '-qq') && install());
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
