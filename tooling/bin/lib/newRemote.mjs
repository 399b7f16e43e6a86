// A new remote, written from the templates: what it is called, whether that can be, and its files.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledFolders, packageJson, REPOSITORY } from './workspace.mjs';

const TEMPLATES = join(REPOSITORY, 'tooling/templates/remote');
/** What the gateway answers itself. */
const TAKEN_PATHS = ['/api', '/remotes', '/embed', '/stand-ins', '/__dev'];

/**
 * @typedef {{ name: string, path: string, titleNl: string, titleEn: string }} NewRemote
 */

/**
 * @param {string | undefined} name `mf-quiz`
 * @param {{ path?: string, titleNl?: string, titleEn?: string }} given
 * @returns {{ remote: NewRemote } | { problem: string }} the problem in one sentence
 */
export function readNewRemote(name, given) {
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
    titleNl = given.titleEn ?? title,
    titleEn = titleNl,
  } = given;
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path)) {
    return { problem: `${path} is no path of the portal: it must look like /quiz.` };
  }
  const owner = ownerOf(path);
  if (owner) return { problem: `${path} belongs to ${owner}: choose another with --path.` };
  return { remote: { name, path, titleNl, titleEn } };
}

/** Writes the folder, and names it where TypeScript wants to be told. */
export function writeRemote(remote) {
  const words = wordsFor(remote);
  const fill = (text) =>
    text.replace(/\{\{(?:version )?([^}]+)\}\}/g, (_, word) => words[word] ?? versionOf(word));
  for (const file of readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const source = join(file.parentPath ?? file.path, file.name);
    const target = join(
      REPOSITORY,
      remote.name,
      fill(source.slice(TEMPLATES.length + 1)).replace(/\.template$/, ''),
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(source, 'utf8')));
  }
  addReference(remote.name);
  addOwner(remote.name);
}

/** Every `{{word}}` of the templates; apostrophes would end the texts they stand in. */
function wordsFor({ name, path, titleNl, titleEn }) {
  const Name = titleOf(name).replaceAll(' ', '');
  const said = (text) => text.replaceAll(/['"\\{}<]/g, '’');
  return {
    name,
    path,
    titleNl: said(titleNl),
    titleEn: said(titleEn),
    Name,
    camel: Name[0].toLowerCase() + Name.slice(1),
    contract: contractNumber(),
  };
}

/** `mf-quiz-night` → `Quiz Night` */
function titleOf(name) {
  const [, ...words] = name.split('-');
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
}

function contractNumber() {
  const text = readFileSync(join(REPOSITORY, 'platform/src/contract/platform.ts'), 'utf8');
  return /export const CONTRACT = (\d+);/.exec(text)[1];
}

/** The version that the workspace has of a package: its own, or what the others depend on. */
function versionOf(name) {
  for (const folder of ['platform', 'design-system', 'game-ui', 'shell']) {
    const { name: own, version, dependencies, devDependencies } = packageJson(folder);
    if (own === name) return version;
    const wanted = { ...devDependencies, ...dependencies }[name];
    if (wanted) return wanted;
  }
  throw new Error(`no package of the workspace depends on ${name}`);
}

/** Whose page a path is: another remote's, the shell's, or none. */
function ownerOf(path) {
  const first = `/${path.split('/')[1]}`;
  if (TAKEN_PATHS.includes(first)) return 'the gateway';
  for (const folder of bundledFolders().filter((name) => name.startsWith('mf-'))) {
    const { routes } = JSON.parse(readFileSync(join(REPOSITORY, folder, 'remote.json'), 'utf8'));
    if (routes.some((route) => route.path === path)) return folder;
  }
  const pages = readFileSync(join(REPOSITORY, 'shell/src/routes/shellPages.ts'), 'utf8');
  return pages.includes(`path: '${path}'`) ? 'the shell' : null;
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
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(20)} @euromanager/${name.slice('mf-'.length)}`);
  writeFileSync(file, lines.join('\n'));
}
