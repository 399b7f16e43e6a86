// Builds what changed: the packages for Node by `tsc -b`, all bundles in one webpack process.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import {
  BROADCASTER_BUILDS,
  broadcasterPagesHash,
  bundledFolders,
  bundleHash,
  bundleName,
  contractsHash,
  NODE_PACKAGES,
  nodePackagesHash,
  packageJson,
  REPOSITORY,
  TOOLING,
  toolingHash,
} from './workspace.mjs';

const STAMPS = join(REPOSITORY, '.cache/build');

/** Explains an error of the compiler in `packages/platform/src/contract/compatibility.ts`. */
const BROKEN_TYPES = `
A type of the platform is no longer what was released: remotes that were compiled against it would break as they run. Add what is new as something
optional or under a new name; or raise CONTRACT in packages/platform/src/contract/platform.ts, translate for the number before it in packages/platform/src/host/contracts,
and release the new one: npm run contracts -- release (docs/guides/contracts.md).
`;

/**
 * @param {{ only?: string[], force?: boolean, keepGoing?: boolean, quiet?: boolean, bundles?: boolean, contracts?:
 * boolean, toolingOnly?: boolean, texts?: boolean }} options
 *   `toolingOnly`: compiles only the Node packages that bundling and releasing need
 * @returns {Promise<boolean>} false when a build failed; its errors are on the console
 */
export function build(options = {}) {
  return withLock(join(REPOSITORY, '.cache/build.lock'), async () => {
    if (!buildNodePackages(options) && !options.keepGoing) return false;
    if (options.contracts !== false && !checkContracts(options) && !options.keepGoing) return false;
    if (options.texts !== false && !buildTexts() && !options.keepGoing) return false;
    if (options.bundles === false) return true;
    return buildBundles(options) && buildBroadcasterPages(options);
  });
}

/** Compiles the Node packages when a source changed. */
function buildNodePackages({ force = false, quiet = false, toolingOnly = false }) {
  const hash = nodePackagesHash();
  const isBuilt = NODE_PACKAGES.every((folder) => existsSync(join(REPOSITORY, folder, 'dist')));
  if (!force && isBuilt && stampOf('node') === hash) return true;
  if (toolingOnly) return buildTooling({ force, quiet });
  const began = Date.now();
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', ...NODE_PACKAGES], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  if (stdout.includes('src/contract/compatibility.ts')) console.error(BROKEN_TYPES);
  if (status !== 0) return false;
  writeStamp('node', hash);
  if (!quiet) console.log(`compiled for node in ${seconds(began)}`);
  return true;
}

/** Releasing a section does not require the API to compile. */
function buildTooling({ force, quiet }) {
  const hash = toolingHash();
  if (!force && existsSync(join(REPOSITORY, 'ops/tooling/dist')) && stampOf('tooling') === hash) return true;
  const began = Date.now();
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'ops/tooling'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) return false;
  writeStamp('tooling', hash);
  if (!quiet) console.log(`compiled the tooling in ${seconds(began)}`);
  return true;
}

/** Compares API, platform and embeds with their released contracts, when either changed. */
function checkContracts({ force = false }) {
  const hash = contractsHash();
  if (!force && stampOf('contracts') === hash) return true;
  const program = join(REPOSITORY, 'ops/release/dist/contracts/main.js');
  if (spawnSync(process.execPath, [program, 'check'], { stdio: 'inherit' }).status !== 0) return false;
  writeStamp('contracts', hash);
  return true;
}

/** Checks that every added language has all texts, and writes those that the API reads. */
function buildTexts() {
  if (!existsSync(join(REPOSITORY, 'translations'))) {
    rmSync(join(REPOSITORY, 'api/dist/translations'), { recursive: true, force: true });
    return true;
  }
  const program = join(TOOLING, 'dist/texts/main.js');
  const { status } = spawnSync(process.execPath, [program, 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/** Bundles what changed, or those of it that are named. */
export function buildBundles({ only = [], force = false, quiet = false }) {
  const outdatedBundles = bundledFolders()
    .filter((folder) => only.length === 0 || only.includes(bundleName(folder)))
    .map((folder) => ({ folder, hash: bundleHash(folder) }))
    .filter(({ folder, hash }) => force || stampOf(bundleName(folder)) !== hash || !isBundled(folder));
  if (outdatedBundles.length === 0) return true;
  const began = Date.now();
  const orders = outdatedBundles.map(({ folder, hash }) => ({
    folder,
    version: `${packageJson(folder).version}-${hash.slice(0, 10)}`,
  }));
  const { status, output } = spawnSync(
    process.execPath,
    [join(TOOLING, 'dist/build/main.js'), JSON.stringify(orders)],
    { cwd: REPOSITORY, stdio: ['ignore', 'inherit', 'inherit', 'pipe'], encoding: 'utf8' },
  );
  const builtBundles = outdatedBundles.filter(({ folder }) =>
    JSON.parse(output?.[3] || '[]').includes(folder),
  );
  for (const { folder, hash } of builtBundles) writeStamp(bundleName(folder), hash);
  if (!quiet && builtBundles.length > 0) {
    console.log(
      `bundled ${builtBundles.map(({ folder }) => bundleName(folder)).join(', ')} in ${seconds(began)}`,
    );
  }
  return status === 0;
}

/** Builds De Schelde's two pages with their own bundlers; another company's pages contain nothing of the portal. */
function buildBroadcasterPages({ only = [], force = false, quiet = false }) {
  if (only.length > 0 && !only.includes('broadcaster-builds')) return true;
  const hash = broadcasterPagesHash();
  const isBuilt = ['webpack', 'vite'].every((builder) =>
    existsSync(join(REPOSITORY, BROADCASTER_BUILDS, 'dist', builder, 'main.js')),
  );
  if (!force && isBuilt && stampOf('broadcaster-builds') === hash) return true;
  const began = Date.now();
  const program = join(REPOSITORY, BROADCASTER_BUILDS, 'build.mjs');
  if (spawnSync(process.execPath, [program], { stdio: 'inherit' }).status !== 0) return false;
  writeStamp('broadcaster-builds', hash);
  if (!quiet) console.log(`built two pages of De Schelde in ${seconds(began)}`);
  return true;
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
