import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from './paths.js';

/** A team's own repository: an empty folder in which the packed packages are installed. */
export interface AnotherRepository {
  /** Runs a program of `node_modules` there; answers what it printed. Throws when it fails. */
  run(program: string, args: readonly string[], env?: Record<string, string>): string;
  /** What Node answers to an import of this name there: `found`, or the code of its refusal. */
  resolve(name: string): string;
  /** Starts `npm run dev` there; answers the address of the section's page. */
  dev(): Promise<string>;
  remove(): void;
}

/** Program that `euro-remote` is. */
export const EURO_REMOTE = '@euro/tooling/bin/remote.mjs';

/**
 * Packages of ours come from their tarballs. Libraries of others are those that are installed here: what `npm install` would
 * fetch, without a network.
 */
export function anotherRepository(): AnotherRepository {
  const root = mkdtempSync(join(tmpdir(), 'euro-another-'));
  const installed = join(root, 'node_modules');
  const started: ChildProcess[] = [];
  linkLibraries(installed);
  unpackOurs(join(root, '.cache/packages'), installed);
  writeFileSync(join(root, 'package.json'), '{ "private": true }\n');
  const environment = (env: Record<string, string>) => ({
    ...process.env,
    FORCE_COLOR: '0',
    INIT_CWD: root,
    ...env,
  });

  return {
    run(program, args, env = {}) {
      const words = [join(installed, program), ...args];
      const options = { cwd: root, env: environment(env), encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
      if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
      return stdout + stderr;
    },
    resolve(name) {
      const script = `try { import.meta.resolve('${name}'); console.log('found') } catch ({ code }) { console.log(code) }`;
      const words = ['--input-type=module', '-e', script];
      return spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' }).stdout.trim();
    },
    dev() {
      const server = spawn(process.execPath, [join(installed, EURO_REMOTE), 'dev'], {
        cwd: root,
        env: environment({ PORT: '0' }),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(server);
      return new Promise((ready, failed) => {
        server.once('exit', (code) => failed(new Error(`npm run dev ended with ${code}`)));
        server.stdout.on('data', (text) => {
          const address = /http:\S+/.exec(String(text))?.[0];
          if (address) ready(address);
        });
      });
    },
    remove() {
      for (const server of started) server.kill();
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
  const packer = join(REPOSITORY, 'tooling/bin/pack.mjs');
  const packed = spawnSync(process.execPath, [packer, tarballs], { cwd: REPOSITORY, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`npm run pack failed:\n${packed.stdout}${packed.stderr}`);
  for (const file of readdirSync(tarballs)) {
    const name = /^euro-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1] ?? file;
    const folder = join(installed, '@euro', name);
    mkdirSync(folder);
    const unpacked = spawnSync('tar', ['-xzf', join(tarballs, file), '-C', folder, '--strip-components=1']);
    if (unpacked.status !== 0) throw new Error(`${file} could not be unpacked: ${unpacked.stderr}`);
    // Libraries that only this package has, in a version of its own.
    const own = join(REPOSITORY, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules'));
  }
}
