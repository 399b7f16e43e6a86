import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfiguration } from '../nginx/nginxConfiguration.js';
import type { NginxOptions } from '../nginx/options.js';

/**
 * Starts nginx with the generated configuration and resolves when it responds.
 *
 * @throws Error that names the package to install when there is no nginx
 */
export async function startNginx(folder: string, options: NginxOptions): Promise<ChildProcess> {
  const program = process.env.NGINX_SERVER || 'nginx';
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(options));
  const checked = spawnSync(program, ['-t', '-c', file], { encoding: 'utf8' });
  if (checked.error)
    throw new Error('This test needs nginx (Debian: apt-get install nginx).', { cause: checked.error });
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
