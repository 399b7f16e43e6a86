// A copy of the repository in a temporary folder, in which `npm run mutate` changes sources and runs tests.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from './workspace.mjs';

const OWN = '@euro';

/**
 * Copies the files that git tracks or would track, as they are on disk or in the last commit. Installed packages are
 * links, those of the workspace are links to the copy.
 * @param {{ committed?: boolean }} options
 */
export function copyRepository({ committed = false } = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'euro-mutate-')));
  if (committed) unpackCommit(folder);
  else copyFiles(folder);
  linkPackages(folder);
  return {
    folder,
    /** Replaces a text of a file; returns how to restore the file. */
    mutate({ file, from, to }) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      if (source.split(from).length !== 2) throw new Error(`${file} has its text not exactly once.`);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
      return () => writeFileSync(path, source);
    },
    /** Also while a program that was ended still writes. */
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

function copyFiles(folder) {
  const { stdout } = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (!existsSync(join(REPOSITORY, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(REPOSITORY, file), join(folder, file));
  }
}

function unpackCommit(folder) {
  const archive = `${folder}.tar`;
  git(['archive', '--output', archive, 'HEAD']);
  spawnSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive, { force: true });
}

function git(args) {
  const result = spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (result.status !== 0) throw new Error(`git ${args[0]}: ${result.stderr}`);
  return result;
}

function linkPackages(folder) {
  const installed = join(REPOSITORY, 'node_modules');
  const linked = join(folder, 'node_modules');
  mkdirSync(join(linked, OWN), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OWN && name !== '.cache') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, OWN))) {
    const home = relative(REPOSITORY, realpathSync(join(installed, OWN, name)));
    if (!existsSync(join(folder, home))) continue;
    symlinkSync(join(folder, home), join(linked, OWN, name));
    // Packages of which this one has another version.
    const own = join(REPOSITORY, home, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, home, 'node_modules'));
  }
}
