import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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
import { basename, join } from 'node:path';
import { REPOSITORY } from './paths.js';

/** A team's own repository: an empty folder with the packed packages installed. */
export interface AnotherRepository {
  /** Runs a program of its `node_modules` and returns the output. @throws when it fails */
  run(program: string, args: readonly string[], env?: Record<string, string>): string;
  /** The scripts of its `package.json`. */
  scripts(): Readonly<Record<string, string>>;
  /** Copies a folder of this repository, without what is built, installed or configured for here. */
  copy(folder: string): void;
  /** Edits a file. */
  edit(path: string, change: (text: string) => string): void;
  /** Node's resolution of an import there: `found`, or an error code. */
  resolve(name: string): string;
  /** Starts `npm run dev` there; returns the address that it prints for the first section. */
  dev(...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** The relevant fields that `npm init -y` writes. */
const NPM_INIT = {
  name: 'another',
  version: '1.0.0',
  type: 'commonjs',
  scripts: { test: 'echo "Error: no test specified" && exit 1' },
};

/** The program `euro-remote`. */
export const EURO_REMOTE = '@euro/tooling/bin/remote.mjs';

/**
 * Installs our packages from their tarballs, and links the libraries of this repository: what `npm install` would
 * fetch, without a network.
 */
export function anotherRepository(): AnotherRepository {
  const root = mkdtempSync(join(tmpdir(), 'euro-another-'));
  const installed = join(root, 'node_modules');
  const processes: ChildProcess[] = [];
  linkLibraries(installed);
  unpackOurs(join(root, '.cache/packages'), installed);
  writeFileSync(join(root, 'package.json'), JSON.stringify(NPM_INIT));
  const environment = (env: Record<string, string>) => ({
    ...process.env,
    FORCE_COLOR: '0',
    INIT_CWD: root,
    ...env,
  });

  return {
    run(program, args, env = {}) {
      const commandLine = [join(installed, program), ...args];
      const options = { cwd: root, env: environment(env), encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, commandLine, options);
      if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
      return stdout + stderr;
    },
    scripts: () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts,
    copy(folder) {
      cpSync(join(REPOSITORY, folder), join(root, basename(folder)), {
        recursive: true,
        filter: (file) => !/\/(dist|node_modules|\.types|tsconfig\.json)$/.test(file),
      });
    },
    edit(path, change) {
      const file = join(root, path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
    resolve(name) {
      const script = `try { import.meta.resolve('${name}'); console.log('found') } catch ({ code }) { console.log(code) }`;
      const commandLine = ['--input-type=module', '-e', script];
      return spawnSync(process.execPath, commandLine, { cwd: root, encoding: 'utf8' }).stdout.trim();
    },
    dev(...args) {
      const server = spawn(process.execPath, [join(installed, EURO_REMOTE), 'dev', ...args], {
        cwd: root,
        env: environment({ PORT: '0' }),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      processes.push(server);
      return new Promise((ready, failed) => {
        server.once('exit', (code) => failed(new Error(`npm run dev ended with ${code}`)));
        server.stdout.on('data', (text) => {
          const address = /http:\S+/.exec(String(text))?.[0];
          if (address) ready(address);
        });
      });
    },
    remove() {
      for (const server of processes) server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function linkLibraries(installed: string): void {
  mkdirSync(join(installed, '@euro'), { recursive: true });
  const libraries = join(REPOSITORY, 'node_modules');
  for (const name of readdirSync(libraries)) {
    if (name !== '@euro' && !name.startsWith('.')) symlinkSync(join(libraries, name), join(installed, name));
  }
}

function unpackOurs(tarballs: string, installed: string): void {
  const packer = join(REPOSITORY, 'ops/tooling/bin/pack.mjs');
  const packed = spawnSync(process.execPath, [packer, tarballs], { cwd: REPOSITORY, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`npm run pack failed:\n${packed.stdout}${packed.stderr}`);
  for (const file of readdirSync(tarballs)) {
    const name = /^euro-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1] ?? file;
    const folder = join(installed, '@euro', name);
    mkdirSync(folder);
    const unpacked = spawnSync('tar', ['-xzf', join(tarballs, file), '-C', folder, '--strip-components=1']);
    if (unpacked.status !== 0) throw new Error(`${file} could not be unpacked: ${unpacked.stderr}`);
    // Libraries of which this package has its own version.
    const ownModules = join(realpathSync(join(REPOSITORY, 'node_modules/@euro', name)), 'node_modules');
    if (existsSync(ownModules)) symlinkSync(ownModules, join(folder, 'node_modules'));
  }
}
