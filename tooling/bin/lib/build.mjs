// Builds what changed: the packages for Node by `tsc -b`, all bundles in one webpack process.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import {
  bundledFolders,
  bundleHash,
  NODE_PACKAGES,
  nodePackagesHash,
  packageJson,
  REPOSITORY,
} from './workspace.mjs';

const STAMPS = join(REPOSITORY, '.cache/build');

/**
 * @param {{ only?: string[], force?: boolean, keepGoing?: boolean, quiet?: boolean, bundles?: boolean }} options
 * @returns {Promise<boolean>} false when something didn't build; its errors are on the console
 */
export function build(options = {}) {
  return withLock(join(REPOSITORY, '.cache/build.lock'), async () => {
    if (!buildNodePackages(options) && !options.keepGoing) return false;
    return options.bundles === false || buildBundles(options);
  });
}

/** Compiles game, contract, platform, stand-ins, api and tooling when a source of theirs changed. */
function buildNodePackages({ force = false, quiet = false }) {
  const hash = nodePackagesHash();
  const isBuilt = NODE_PACKAGES.every((folder) => existsSync(join(REPOSITORY, folder, 'dist')));
  if (!force && isBuilt && stampOf('node') === hash) return true;
  const began = Date.now();
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'stand-ins', 'api', 'tooling'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) return false;
  writeStamp('node', hash);
  if (!quiet) console.log(`compiled for node in ${seconds(began)}`);
  return true;
}

function buildBundles({ only = [], force = false, quiet = false }) {
  const wanted = bundledFolders()
    .filter((folder) => only.length === 0 || only.includes(folder))
    .map((folder) => ({ folder, hash: bundleHash(folder) }))
    .filter(({ folder, hash }) => force || stampOf(folder) !== hash || !isBundled(folder));
  if (wanted.length === 0) return true;
  const began = Date.now();
  const orders = wanted.map(({ folder, hash }) => ({
    folder,
    version: `${packageJson(folder).version}-${hash.slice(0, 10)}`,
  }));
  const { status, output } = spawnSync(
    process.execPath,
    [join(REPOSITORY, 'tooling/dist/build/main.js'), JSON.stringify(orders)],
    { cwd: REPOSITORY, stdio: ['ignore', 'inherit', 'inherit', 'pipe'], encoding: 'utf8' },
  );
  const built = wanted.filter(({ folder }) => JSON.parse(output?.[3] || '[]').includes(folder));
  for (const { folder, hash } of built) writeStamp(folder, hash);
  if (!quiet && built.length > 0) {
    console.log(`bundled ${built.map(({ folder }) => folder).join(', ')} in ${seconds(began)}`);
  }
  return status === 0;
}

function isBundled(folder) {
  return existsSync(join(REPOSITORY, folder, 'dist', folder === 'shell' ? 'index.html' : 'manifest.json'));
}

function stampOf(name) {
  try {
    return readFileSync(join(STAMPS, name), 'utf8');
  } catch {
    return null;
  }
}

function writeStamp(name, hash) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), hash);
}

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
