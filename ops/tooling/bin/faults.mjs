// npm run faults [-- --short] [--seed 7] [--only silent]: injects kills, freezes and silent connections under load, on a MariaDB of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { findProgram, installPackage } from './lib/programs.mjs';
import { ensureRedis } from './lib/servers.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false, contracts: false }))) fail('The API could not be built, see above.');

const findServer = () => findProgram('mariadbd', 'mysqld');
const server = findServer() ?? (installPackage('mariadb-server') ? findServer() : null);
const installer = findProgram('mariadb-install-db', 'mysql_install_db');
if (!server || !installer)
  fail(
    'The faults need a MariaDB of their own: install mariadb-server (Debian: sudo apt-get install mariadb-server).',
  );

const child = spawn(
  process.execPath,
  [join(REPOSITORY, 'api/dist/src/resilience/main.js'), ...process.argv.slice(2)],
  {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...ensureRedis(), MARIADB_SERVER: server, MARIADB_INSTALLER: installer },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
whenAbandoned(() => child.kill());
const code = await new Promise((ended) => child.once('exit', ended));
process.exit(code ?? 1);
