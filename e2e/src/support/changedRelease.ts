import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLER, REPOSITORY } from './paths.js';

/** A new release of a remote while the portal is in use. */
export interface ChangedRelease {
  /** `mf-rankings` */
  readonly remote: string;
  /** `1.1.0` */
  readonly version: string;
  /** Changed texts, by file below `src`. */
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** Versions of libraries in this team's repository, where they are not the portal's: `{ react: '18.3.1' }`. */
  readonly libraries?: Readonly<Record<string, string>>;
}

/** The config of a copy; imports of the presets work there as well, and nothing is cached for the next build. */
const CONFIG = `import { remoteConfig } from '../tooling/webpack/preset.mjs';
const config = remoteConfig(import.meta.url);
export default (env) => ({ ...config(env), cache: false });
`;

/**
 * Builds changed copies of remotes in one process.
 * @returns the folder of each build, by remote
 */
export function buildChanged(releases: readonly ChangedRelease[]): Record<string, string> {
  const folder = join(REPOSITORY, '.cache/e2e', `${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(REPOSITORY, 'ops/tooling'), join(folder, 'tooling'));
  for (const release of releases) copyChanged(release, join(folder, release.remote));
  const orders = releases.map(({ remote, version }) => ({ folder: join(folder, remote), version }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLER, JSON.stringify(orders)], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The changed remotes did not build:\n${stdout}${stderr}`);
  return Object.fromEntries(releases.map(({ remote }) => [remote, join(folder, remote, 'dist')]));
}

/** Removes the builds. */
export function removeChanged(): void {
  rmSync(join(REPOSITORY, '.cache/e2e', `${process.pid}`), { recursive: true, force: true });
}

function copyChanged({ remote, changes, libraries = {} }: ChangedRelease, folder: string): void {
  for (const [name, version] of Object.entries(libraries)) {
    const copy = join(folder, 'node_modules', name);
    cpSync(join(REPOSITORY, 'node_modules', name), copy, { recursive: true });
    const file = join(copy, 'package.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  }
  for (const part of ['src', 'package.json', 'remote.json']) {
    cpSync(join(REPOSITORY, remote, part), join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, 'webpack.config.mjs'), CONFIG);
  for (const { file, from, to } of changes) {
    const path = join(folder, 'src', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${remote}/src/${file} does not say ${from}.`);
    writeFileSync(path, text.replace(from, to));
  }
}
