// A new remote from the templates: its names, their validation, and its files.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledFolders, IS_INSTALLED, packageJson, REPOSITORY, TOOLING } from './workspace.mjs';

const TEMPLATES = join(TOOLING, 'templates');
/** Paths that the gateway serves itself. */
const RESERVED_PATHS = ['/api', '/remotes', '/embed', '/stand-ins', '/__dev'];

/** Packages that a remote's type check references, where they are in the same repository. */
const REFERENCES = ['packages/game-ui', 'packages/platform', 'design-system'].map((folder) => ({
  path: `../${folder}`,
}));

/**
 * @typedef {{ name: string, path: string, titleNl: string, titleEn: string }} NewRemote
 */

/**
 * @param {string | undefined} name `mf-quiz`
 * @param {{ path?: string, titleNl?: string, titleEn?: string }} options
 * @returns {{ remote: NewRemote } | { problem: string }} the problem in one sentence
 */
export function readNewRemote(name, options) {
  if (!name) return { problem: 'Say what it is called: npm run new -- mf-quiz' };
  if (!/^mf-[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    return {
      problem: `${name} is no name for a remote: mf- and lower case words joined by dashes, mf-quiz.`,
    };
  }
  if (existsSync(join(REPOSITORY, name))) return { problem: `There is a folder ${name} already.` };
  const title = titleOf(name);
  const {
    path = `/${name.slice('mf-'.length)}`,
    titleNl = options.titleEn ?? title,
    titleEn = titleNl,
  } = options;
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path)) {
    return { problem: `${path} is no path of the portal: it must look like /quiz.` };
  }
  const owner = ownerOf(path);
  if (owner) return { problem: `${path} belongs to ${owner}: choose another with --path.` };
  return { remote: { name, path, titleNl, titleEn } };
}

/** Writes the folder, and adds it to TypeScript's project references. */
export function writeRemote(remote) {
  const words = wordsFor(remote);
  writeTemplates('remote', join(REPOSITORY, remote.name), words);
  if (IS_INSTALLED) writeTemplates('repository', REPOSITORY, words);
  addReference(remote.name);
  if (!IS_INSTALLED) addOwner(remote.name);
}

/** Existing files stay unchanged; a `package.json` gets missing fields. */
function writeTemplates(kind, folder, words) {
  const fill = (text) =>
    text.replace(/\{\{(?:version )?([^}]+)\}\}/g, (_, word) => words[word] ?? versionOf(word));
  const root = join(TEMPLATES, kind);
  for (const file of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const source = join(file.parentPath ?? file.path, file.name);
    const target = join(folder, fill(source.slice(root.length + 1)).replace(/\.template$/, ''));
    const text = fill(readFileSync(source, 'utf8'));
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) writeFileSync(target, text);
    else if (file.name === 'package.json.template') addTo(target, JSON.parse(text));
  }
}

function addTo(file, lacking) {
  const merged = mergePackage(JSON.parse(readFileSync(file, 'utf8')), lacking);
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

/**
 * A repository's `package.json` with the fields of ours that it lacks. An override of what it depends on itself, such
 * as Rspack for a section without webpack, is left out: npm refuses both together.
 */
export function mergePackage(there, lacking) {
  const { scripts, overrides, devDependencies, ...others } = lacking;
  const own = { ...there.dependencies, ...there.devDependencies };
  const needed = Object.entries(overrides ?? {}).filter(([name]) => !(name in own));
  // The default of `npm init` is no test script.
  const { test, ...named } = there.scripts ?? {};
  return {
    ...others,
    ...there,
    scripts: { ...scripts, ...named, ...(!test?.includes('no test specified') && test && { test }) },
    overrides: { ...Object.fromEntries(needed), ...there.overrides },
    devDependencies: { ...devDependencies, ...there.devDependencies },
  };
}

/** Values of every `{{word}}` of the templates; quotes would end the string literals around them. */
function wordsFor({ name, path, titleNl, titleEn }) {
  const Name = titleOf(name).replaceAll(' ', '');
  const withoutQuotes = (text) => text.replaceAll(/['"\\{}<]/g, '’');
  return {
    name,
    path,
    titleNl: withoutQuotes(titleNl),
    titleEn: withoutQuotes(titleEn),
    Name,
    camel: Name[0].toLowerCase() + Name.slice(1),
    contract: contractNumber(),
    tooling: IS_INSTALLED ? '@euro/tooling' : '../ops/tooling',
    references: JSON.stringify(IS_INSTALLED ? [] : REFERENCES),
  };
}

/** `mf-quiz-night` → `Quiz Night` */
function titleOf(name) {
  const [, ...words] = name.split('-');
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
}

function contractNumber() {
  const file = IS_INSTALLED
    ? 'node_modules/@euro/platform/dist/contract/platform.js'
    : 'packages/platform/src/contract/platform.ts';
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  return /export const CONTRACT = (\d+);/.exec(text)[1];
}

/** The version of a package in our packages: its own, or the one they depend on. */
function versionOf(name) {
  const folders = IS_INSTALLED
    ? [TOOLING]
    : ['packages/platform', 'design-system', 'packages/game-ui', 'shell', 'ops/tooling'];
  for (const folder of folders) {
    const { name: own, version, ...wants } = packageJson(folder);
    if (own === name) return version;
    const range = { ...wants.devDependencies, ...wants.peerDependencies, ...wants.dependencies }[name];
    if (range) return range;
  }
  throw new Error(`no package of the workspace depends on ${name}`);
}

/** The owner of a path's page: another remote, the shell, or none. */
function ownerOf(path) {
  const first = `/${path.split('/')[1]}`;
  if (RESERVED_PATHS.includes(first)) return 'the gateway';
  if (isShellPage(path)) return 'the shell';
  for (const folder of bundledFolders().filter((name) => name.startsWith('mf-'))) {
    const { routes } = JSON.parse(readFileSync(join(REPOSITORY, folder, 'remote.json'), 'utf8'));
    if (routes.some((route) => route.path === path)) return folder;
  }
  return null;
}

/**
 * Other repositories don't know the shell's pages: the portal never shows a section there to users without a team
 * (ADR 39).
 */
function isShellPage(path) {
  if (IS_INSTALLED) return false;
  const pages = readFileSync(join(REPOSITORY, 'shell/src/routes/shellPages.ts'), 'utf8');
  return pages.includes(`path: '${path}'`);
}

function addReference(name) {
  const file = join(REPOSITORY, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const last = config.references.findLastIndex(({ path }) => path.startsWith('mf-'));
  config.references.splice(last + 1, 0, { path: name });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}

/** Changes of a section are reviewed by the team of its name. */
function addOwner(name) {
  const file = join(REPOSITORY, 'CODEOWNERS');
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(25)} @euromanager/${name.slice('mf-'.length)}`);
  writeFileSync(file, lines.join('\n'));
}
