// What a diff can break: the packages that it reaches by their dependencies, and the journeys through them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageJson, REPOSITORY } from './workspace.mjs';

/** Journeys (files of `e2e/src/journeys`) through a folder. A change elsewhere is tried by all of them. */
export const JOURNEYS = {
  'mf-team': [
    'deadline',
    'fanHome',
    'fillSquad',
    'firstMatchday',
    'livingMatchdays',
    'pickOnPhone',
    'playWithoutAccount',
    'twoTabs',
  ],
  'mf-transfers': ['deadline', 'firstMatchday', 'livingMatchdays', 'twoTabs'],
  'mf-leagues': ['leagues', 'leaguesOnPhone', 'twoPhones'],
  'mf-stats': ['archive', 'steady', 'trends'],
  'mf-rankings': ['archive', 'firstMatchday', 'steady', 'twoPhones'],
  'mf-payments': ['payments', 'premiumMembers'],
  'mf-desk': ['desk', 'help'],
  'api/src/accounts': ['guards', 'profile', 'signIn', 'twoTabs'],
  'api/src/content': ['desk'],
  'api/src/help': ['desk', 'help'],
  'api/src/leagues': ['leagues', 'leaguesOnPhone', 'twoPhones'],
  'api/src/mail': ['signIn'],
  'api/src/operator': ['desk', 'liveFeed', 'replay'],
  'api/src/payments': ['desk', 'payments', 'premiumMembers'],
  'api/src/push': ['push'],
  'api/src/scoring': ['firstMatchday', 'livingMatchdays', 'replay', 'twoPhones'],
  'api/src/share': ['sharing'],
  'api/src/teams': ['deadline', 'fillSquad', 'firstMatchday', 'livingMatchdays', 'premiumMembers', 'twoTabs'],
  'api/src/tournament': ['competitions', 'firstMatchday', 'liveFeed', 'livingMatchdays', 'replay', 'trends'],
};

/** They open the pages of all sections. */
const OF_EVERY_SECTION = ['accessible', 'layout'];

/** Tests of rules that every source keeps: imports, folders, texts. */
const RULES = ['ops/tooling/src/lint', 'ops/tooling/src/texts'];

/** Files that no program reads. */
const IS_TEXT = /^(docs\/|[^/]+$|.*\.md$)/;
const IS_CONFIGURATION = /\.(json|mjs)$|^\.(ci|npmrc)/;

/**
 * @param {string} base a commit; what is not committed counts as well
 * @returns {string[]} paths from the repository's root
 */
export function changedFiles(base) {
  const paths = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split('\n').filter(Boolean);
  };
  return [
    ...new Set([
      ...paths('diff', '--name-only', '--no-renames', base, '--'),
      ...paths('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort();
}

/**
 * What a run has to look at after these changes.
 * @param {readonly string[]} files
 * @returns {{ isEverything: boolean, isText: boolean, folders: string[], journeys: string[] }}
 */
export function reach(files) {
  const sources = files.filter((file) => !IS_TEXT.test(file) || IS_CONFIGURATION.test(file));
  if (sources.length === 0) return { isEverything: false, isText: true, folders: RULES, journeys: [] };
  const packages = packageFolders();
  const changed = new Set(sources.map((file) => packageOf(file, packages)));
  if (changed.has(null)) return { isEverything: true, isText: false, folders: [], journeys: [] };
  const folders = [...withDependents(changed, packages), ...RULES].sort();
  return { isEverything: false, isText: false, folders, journeys: journeysFor(sources) };
}

/** Whether one of the files is in one of the folders. */
export const touches = (files, folders) =>
  folders.some((folder) => files.some((file) => file === folder || file.startsWith(`${folder}/`)));

/** Every package of ours by its folder, with the folders of those it depends on. */
function packageFolders() {
  const folders = ['.', 'packages', 'demo', 'ops'].flatMap((parent) =>
    readdirSync(join(REPOSITORY, parent))
      .map((name) => (parent === '.' ? name : `${parent}/${name}`))
      .filter((folder) => existsSync(join(REPOSITORY, folder, 'package.json'))),
  );
  const folderByName = new Map(folders.map((folder) => [packageJson(folder).name, folder]));
  return new Map(
    folders.map((folder) => {
      const { dependencies, devDependencies, peerDependencies } = packageJson(folder);
      const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      return [folder, names.map((name) => folderByName.get(name)).filter(Boolean)];
    }),
  );
}

/** The package of a file; null for what all of them read. */
function packageOf(file, packages) {
  // The tournaments are data of the API.
  if (file.startsWith('competitions/')) return 'api';
  return [...packages.keys()].find((folder) => file.startsWith(`${folder}/`)) ?? null;
}

function withDependents(changed, packages) {
  const reached = new Set(changed);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const [folder, dependencies] of packages) {
      if (dependencies.some((dependency) => reached.has(dependency))) reached.add(folder);
    }
  }
  return reached;
}

/** Names of the journeys; none stands for all of them. */
function journeysFor(files) {
  const names = new Set();
  for (const file of files) {
    if (/^e2e\/src\/journeys\/.*\.spec\.ts$/.test(file)) {
      names.add(basename(file, '.spec.ts'));
      continue;
    }
    const [folder, journeys] = Object.entries(JOURNEYS).find(([each]) => file.startsWith(`${each}/`)) ?? [];
    if (!folder) return [];
    for (const name of [...journeys, ...(folder.startsWith('mf-') ? OF_EVERY_SECTION : [])]) names.add(name);
  }
  return [...names].sort();
}
