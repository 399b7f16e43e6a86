// The packages of the workspace, their sources, and fingerprints of those.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package, and the repository that holds the remotes: ours, or the one in which this package is installed. */
export const TOOLING = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const IS_INSTALLED = TOOLING.includes(`${sep}node_modules${sep}`);
export const REPOSITORY = IS_INSTALLED ? process.cwd() : resolve(TOOLING, '../..');

/** Packages that Node runs; `tsc -b` compiles them to `dist`. The others are bundled. */
export const NODE_PACKAGES = [
  'packages/game',
  'packages/contract',
  'packages/platform',
  'demo/stand-ins',
  'demo/broadcaster',
  'api',
  'ops/release',
  'ops/gateway',
  'ops/tooling',
  'ops/lab',
];

/** Packages whose changes don't affect the demo's data. */
const NOT_OF_THE_DEMO = ['demo/stand-ins', 'demo/broadcaster'];

const NO_INPUT = new Set([
  'node_modules',
  'dist',
  '.types',
  '.storybook',
  'storybook-static',
  'coverage',
  'data',
  'testing',
]);
const NO_INPUT_FILE = /(\.test\.tsx?|\.stories\.tsx?|\.tsbuildinfo|\.md|jest\.config\.mjs|\.d\.ts)$/;
const PRESETS = [
  'package-lock.json',
  'ops/tooling/src/webpack',
  'ops/release/src/registry/buildManifest.ts',
  'ops/release/src/registry/layout.ts',
  'ops/release/src/build',
  'ops/release/src/stills',
  'ops/gateway/src/pages/preloads.ts',
  'ops/gateway/src/pages/stills.ts',
  'ops/tooling/src/texts',
  'translations',
  'ops/tooling/tsconfig',
];

/** Folders of the packages that webpack bundles: the shell, every remote that declares itself, and the embeds. */
export function bundledFolders() {
  const remotes = readdirSync(REPOSITORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .filter((name) =>
      ['remote.json', 'webpack.config.mjs'].every((file) => existsSync(join(REPOSITORY, name, file))),
    )
    .sort();
  const shell = existsSync(join(REPOSITORY, 'shell/src/index.html')) ? ['shell'] : [];
  const embeds = existsSync(join(REPOSITORY, 'packages/embeds/elements.json')) ? ['packages/embeds'] : [];
  return [...shell, ...remotes, ...embeds];
}

/** Name of a bundle, which it is built and released by: `mf-team` for `mf-team`, `embeds` for `packages/embeds`. */
export const bundleName = (folder) => basename(folder);

/** Hash of all sources of a bundle: its own and those of the workspace packages that it imports. */
export function bundleHash(folder) {
  // The guest module of a remote is built with it.
  const guest = folder.startsWith('mf-') && !IS_INSTALLED ? withDependencies('packages/guest') : [];
  const hash = hashOf([...withDependencies(folder), ...guest, ...PRESETS]);
  return process.env.PSEUDO_LANGUAGE === '1' ? `p${hash}`.slice(0, 16) : hash;
}

/** Pages of De Schelde that are built by other bundlers. */
export const BROADCASTER_BUILDS = 'demo/broadcaster-builds';

/** Hash of all their sources. */
export function broadcasterPagesHash() {
  return hashOf([BROADCASTER_BUILDS, 'package-lock.json']);
}

/** Plain values of the design system with which the API draws, compiled with it. */
const GEOMETRY = ['design-system/tsconfig.geometry.json', 'design-system/src'];

/** Helpers of tests that programs run, too. */
const RUN_BY_THE_LAB = ['api/src/testing', 'ops/gateway/src/testing'];

/** Hash of all sources of the Node packages. */
export function nodePackagesHash() {
  return hashOf([...NODE_PACKAGES, ...RUN_BY_THE_LAB, ...GEOMETRY, 'package-lock.json', 'tsconfig.json']);
}

/** Hash of the sources of the Node packages that bundling and releasing need. */
export function toolingHash() {
  return hashOf([...withDependencies('ops/tooling'), 'package-lock.json', 'tsconfig.json']);
}

/** Hash of everything that the contract checks compare, with the released contracts. */
export function contractsHash() {
  const declarations = bundledFolders().map((folder) => `${folder}/remote.json`);
  return hashOf([
    ...[
      'ops/release/contracts',
      'packages/contract',
      'packages/platform',
      'design-system/src',
      'packages/embeds/elements.json',
    ],
    ...['ops/release/src/contracts', 'ops/tooling/src/webpack', 'package-lock.json'],
    ...declarations,
  ]);
}

/** Hash of everything that the demo's data depends on. */
export function demoHash() {
  return hashOf([...NODE_PACKAGES.filter((folder) => !NOT_OF_THE_DEMO.includes(folder)), 'competitions']);
}

export function packageJson(folder) {
  return JSON.parse(readFileSync(resolve(REPOSITORY, folder, 'package.json'), 'utf8'));
}

function withDependencies(folder, folders = new Set()) {
  if (folders.has(folder)) return folders;
  folders.add(folder);
  for (const name of Object.keys(packageJson(folder).dependencies ?? {})) {
    // The lock file has the versions of the repository in which our packages are installed.
    if (name.startsWith('@euro/') && !IS_INSTALLED) withDependencies(folderOf(name), folders);
  }
  return folders;
}

/** Folder of a package of ours: npm links it. */
function folderOf(name) {
  return relative(REPOSITORY, realpathSync(join(REPOSITORY, 'node_modules', name)));
}

const hashes = new Map();

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of [...parts].sort()) hash.update(`${part}\n${partHash(part)}\n`);
  return hash.digest('hex').slice(0, 16);
}

function partHash(part) {
  let digest = hashes.get(part);
  if (!digest) {
    const hash = createHash('sha256');
    const path = join(REPOSITORY, part);
    for (const file of filesOf(path)) hash.update(`${relative(path, file)}\n`).update(bytesOf(file));
    digest = hash.digest('hex');
    hashes.set(part, digest);
  }
  return digest;
}

/** The external packages of the lock file: adding a remote changes no other package's hash. */
function bytesOf(file) {
  const bytes = readFileSync(file);
  if (file !== join(REPOSITORY, 'package-lock.json')) return bytes;
  const { packages } = JSON.parse(bytes.toString());
  const installedPackages = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(installedPackages);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !NO_INPUT.has(name) && !NO_INPUT_FILE.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
