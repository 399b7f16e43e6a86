// Which packages there are, what they are made of, and a fingerprint of that.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package, and the repository that holds the remotes: ours, or the one in which this package is installed. */
export const TOOLING = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const IS_INSTALLED = TOOLING.includes(`${sep}node_modules${sep}`);
export const REPOSITORY = IS_INSTALLED ? process.cwd() : dirname(TOOLING);

/** Programs that plain Node runs; `tsc -b` makes their `dist`. The rest is bundled. */
export const NODE_PACKAGES = [
  'game',
  'api/contract',
  'platform',
  'stand-ins',
  'broadcaster',
  'api',
  'tooling',
];

/** Stand beside the game: its world doesn't change with them. */
const NOT_OF_THE_DEMO = ['stand-ins', 'broadcaster'];

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
  'tooling/src/webpack',
  'tooling/src/registry/buildManifest.ts',
  'tooling/src/registry/layout.ts',
  'tooling/tsconfig',
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
  const embeds = existsSync(join(REPOSITORY, 'embeds/elements.json')) ? ['embeds'] : [];
  return [...shell, ...remotes, ...embeds];
}

/** Everything that a bundle is made of, itself and the packages of ours that it uses, as one hash. */
export function bundleHash(folder) {
  // What other sites load of a remote is built with it.
  const guest = folder.startsWith('mf-') && !IS_INSTALLED ? withDependencies('guest') : [];
  return hashOf([...withDependencies(folder), ...guest, ...PRESETS]);
}

/** Pages of De Schelde that are built by other tools than ours. */
export const BROADCASTER_BUILDS = 'broadcaster-builds';

/** Everything that they are made of. */
export function broadcasterPagesHash() {
  return hashOf([BROADCASTER_BUILDS, 'package-lock.json']);
}

/** The same for the packages that plain Node runs. */
export function nodePackagesHash() {
  return hashOf([...NODE_PACKAGES, 'package-lock.json', 'tsconfig.json']);
}

/** The same for those of them that bundling and releasing need. */
export function toolingHash() {
  return hashOf([...withDependencies('tooling'), 'package-lock.json', 'tsconfig.json']);
}

/** Everything that is held to what was released of it, and what it is held to. */
export function contractsHash() {
  const declarations = bundledFolders().map((folder) => `${folder}/remote.json`);
  return hashOf([
    ...['contracts', 'api/contract', 'platform', 'design-system/src', 'embeds/elements.json'],
    ...['tooling/src/contracts', 'tooling/src/webpack', 'package-lock.json'],
    ...declarations,
  ]);
}

/** Everything that the demo world is made of. */
export function demoHash() {
  return hashOf([...NODE_PACKAGES.filter((folder) => !NOT_OF_THE_DEMO.includes(folder)), 'api/data']);
}

export function packageJson(folder) {
  return JSON.parse(readFileSync(resolve(REPOSITORY, folder, 'package.json'), 'utf8'));
}

function withDependencies(folder, seen = new Set()) {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(packageJson(folder).dependencies ?? {})) {
    // Where ours are installed, the lock file names their versions.
    if (name.startsWith('@euro/') && !IS_INSTALLED) withDependencies(folderOf(name), seen);
  }
  return seen;
}

function folderOf(name) {
  return name === '@euro/api-contract' ? 'api/contract' : name.slice('@euro/'.length);
}

const hashes = new Map();

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of [...parts].sort()) hash.update(`${part}\n${partHash(part)}\n`);
  return hash.digest('hex').slice(0, 16);
}

function partHash(part) {
  let known = hashes.get(part);
  if (!known) {
    const hash = createHash('sha256');
    const path = join(REPOSITORY, part);
    for (const file of filesOf(path)) hash.update(`${relative(path, file)}\n`).update(bytesOf(file));
    known = hash.digest('hex');
    hashes.set(part, known);
  }
  return known;
}

/** Of the lock file what is installed from elsewhere: a remote that is added changes no other package. */
function bytesOf(file) {
  const bytes = readFileSync(file);
  if (file !== join(REPOSITORY, 'package-lock.json')) return bytes;
  const { packages } = JSON.parse(bytes.toString());
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
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
