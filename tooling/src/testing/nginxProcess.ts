import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfiguration } from '../nginx/nginxConfiguration.js';
import type { NginxOptions } from '../nginx/options.js';

/** The installed nginx; undefined where there is none. */
export function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A whole nginx with the generated configuration, as soon as it answers. */
export async function startNginx(
  program: string,
  folder: string,
  options: NginxOptions,
): Promise<ChildProcess> {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(options));
  const checked = spawnSync(program, ['-t', '-c', file], { encoding: 'utf8' });
  if (!checked.stderr.includes('test is successful')) throw new Error(checked.stderr);
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx ended.');
    const isThere = await fetch(`http://127.0.0.1:${options.port}/preload.json`).then(
      () => true,
      () => false,
    );
    if (isThere) return child;
    await sleep(30);
  }
}
