// Builds and runs a program of ops/lab with the servers that it needs; each prints its options with --help.
//   npm run bench     ratios within one run, ours against plain baselines
//   npm run capacity  games of growing size, measured step by step
//   npm run cluster   the portal as on several machines, on this one
//   npm run faults    kills, freezes and silent connections under load; -- history: at random on a whole cluster, and
//                     every acknowledged write is looked for; -- rolling: restarts and a new version under load
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMariaDb } from './lib/mariadb.mjs';
import { nodeProblem } from './lib/node.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { findProgram, installPackage } from './lib/programs.mjs';
import { ensureNginx, ensureRedis } from './lib/servers.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

/** Programs: whether they serve pages too, and what puts the places of servers into their environment. */
const PROGRAMS = {
  bench: { file: 'bench/main.js', bundles: true, servers: sharedServers },
  capacity: { file: 'capacity/main.js', servers: privateDatabase },
  cluster: { file: 'faults/cluster/main.js', bundles: true, servers: wholeCluster },
  faults: { file: 'faults/main.js', servers: privateDatabase },
  'faults history': { file: 'faults/history/main.js', bundles: true, servers: wholeCluster },
  'faults rolling': { file: 'faults/rolling/main.js', bundles: true, servers: wholeCluster },
};

const [name = '', ...words] = process.argv.slice(2);
const isNested = `${name} ${words[0]}` in PROGRAMS;
const program = PROGRAMS[isNested ? `${name} ${words[0]}` : name];
if (!program) fail(`Name a program: ${Object.keys(PROGRAMS).join(', ')}.`);
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build(program.bundles ? {} : { bundles: false, contracts: false })))
  fail('What it needs could not be built, see above.');

const { env, stop } = await program.servers();
const child = spawn(
  process.execPath,
  [join(REPOSITORY, 'ops/lab/dist', program.file), ...words.slice(isNested ? 1 : 0)],
  { cwd: REPOSITORY, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
);
// Ctrl-C reaches the child too; a second signal changes nothing there.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
whenAbandoned(() => child.kill());
const code = await new Promise((resolve) => child.once('exit', resolve));
await stop?.();
process.exit(code ?? 1);

/** What is missing is left out by the benches that need it. */
async function sharedServers() {
  const chromium = ensureChromium();
  const server = await ensureMariaDb();
  for (const missing of [chromium.problem, server.problem]) if (missing) console.error(missing);
  return { env: { CHROMIUM_PATH: chromium.path ?? '', BENCH_MYSQL: server.url ?? '' }, stop: server.stop };
}

function privateDatabase() {
  const findServer = () => findProgram('mariadbd', 'mysqld');
  const server = findServer() ?? (installPackage('mariadb-server') ? findServer() : null);
  const installer = findProgram('mariadb-install-db', 'mysql_install_db');
  if (!server || !installer)
    fail(
      'This needs a MariaDB of its own: install mariadb-server (Debian: sudo apt-get install mariadb-server).',
    );
  return { env: { MARIADB_SERVER: server, MARIADB_INSTALLER: installer, ...ensureRedis() } };
}

function wholeCluster() {
  const env = { ...privateDatabase().env, ...ensureNginx() };
  if (!env.NGINX_SERVER)
    fail(
      'nginx is missing: install it (Debian, Ubuntu: sudo apt-get install nginx), or name it with NGINX_SERVER.',
    );
  if (!env.REDIS_SERVER)
    fail('Redis is missing: install it (Debian, Ubuntu: sudo apt-get install redis-server).');
  return { env };
}
