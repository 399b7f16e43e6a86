// Programs that start servers of their own: MariaDB, Redis and nginx are found, or installed from Debian where this
// user may.
import { spawn } from 'node:child_process';
import { fail } from './fail.mjs';
import { whenAbandoned } from './parent.mjs';
import { findProgram, installPackage } from './programs.mjs';
import { ensureNginx, ensureRedis } from './servers.mjs';
import { REPOSITORY } from './workspace.mjs';

/**
 * Runs a program with the places of the servers in its environment; exits with a sentence where one is missing.
 * @returns {Promise<number>} its exit code
 */
export async function runProcesses(program, args, { needsNginx = false } = {}) {
  const env = { ...ensureMariaDbProgram(), ...ensureRedis() };
  if (needsNginx) {
    Object.assign(env, ensureNginx());
    if (!env.NGINX_SERVER)
      fail(
        'nginx is missing: install it (Debian, Ubuntu: sudo apt-get install nginx), or name it with NGINX_SERVER.',
      );
    if (!env.REDIS_SERVER)
      fail('Redis is missing: install it (Debian, Ubuntu: sudo apt-get install redis-server).');
  }
  const child = spawn(process.execPath, [program, ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  // Ctrl-C reaches the child too; a second signal changes nothing there.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenAbandoned(() => child.kill());
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return code ?? 1;
}

function ensureMariaDbProgram() {
  const findServer = () => findProgram('mariadbd', 'mysqld');
  const server = findServer() ?? (installPackage('mariadb-server') ? findServer() : null);
  const installer = findProgram('mariadb-install-db', 'mysql_install_db');
  if (!server || !installer)
    fail(
      'This needs a MariaDB of its own: install mariadb-server (Debian: sudo apt-get install mariadb-server).',
    );
  return { MARIADB_SERVER: server, MARIADB_INSTALLER: installer };
}
