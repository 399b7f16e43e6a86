// A MySQL-protocol server for the tests: the running one, or a private one that ends with the command.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { findProgram, installPackage } from './programs.mjs';

const USUAL = 'mysql://root@127.0.0.1:3306';
const START_MS = 60_000;

/**
 * TEST_DATABASE_URL, else root without a password on the usual port, else a server of our own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { problem: string }>}
 */
export async function ensureMariaDb() {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) {
    const why = await refusal(configuredUrl);
    if (!why) return { url: configuredUrl, stop: async () => {} };
    return { problem: `The server of TEST_DATABASE_URL cannot be used: ${why}` };
  }
  if (!(await refusal(USUAL))) return { url: USUAL, stop: async () => {} };
  const program = findServer() ?? (installPackage('mariadb-server') ? findServer() : null);
  if (program) return startPrivate(program);
  return {
    problem:
      'The API is also tested on MariaDB, and there is none: install it (Debian, Ubuntu: sudo apt-get install mariadb-server), start one on 127.0.0.1:3306 with user root and no password, or name one with TEST_DATABASE_URL.',
  };
}

const findServer = () => findProgram('mariadbd', 'mysqld');

/** Checks that databases can be created there; null when they can. */
async function refusal(url) {
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 3000 });
    try {
      const [[{ grants }]] = await connection.query(
        "SELECT COUNT(*) AS grants FROM information_schema.user_privileges WHERE privilege_type = 'CREATE' AND grantee LIKE CONCAT('\\'', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '\\'@%')",
      );
      return Number(grants) > 0 ? null : 'its user may not make databases.';
    } finally {
      await connection.end();
    }
  } catch (error) {
    return error.message || error.code;
  }
}

async function startPrivate(program) {
  const folder = mkdtempSync(join(tmpdir(), 'euro-mariadb-'));
  const datadir = join(folder, 'data');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const installer = findProgram('mariadb-install-db', 'mysql_install_db');
  const forget = () => rmSync(folder, { recursive: true, force: true });
  if (!installer) {
    forget();
    return {
      problem: `MariaDB is here (${program}) but mariadb-install-db is not: install the whole package mariadb-server.`,
    };
  }
  const installation = spawnSync(
    installer,
    [
      '--no-defaults',
      `--datadir=${datadir}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { encoding: 'utf8' },
  );
  if (installation.status !== 0) {
    forget();
    return {
      problem: `A private MariaDB could not be made: ${lastLine(installation.stderr || installation.stdout)}`,
    };
  }
  const port = await freePort();
  const server = spawn(
    program,
    [
      '--no-defaults',
      `--datadir=${datadir}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=256M',
      ...asRoot,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  server.stderr.on('data', (text) => {
    output = (output + text).slice(-4000);
  });
  let isRunning = true;
  const exit = new Promise((resolve) => {
    server.once('exit', () => {
      isRunning = false;
      resolve();
    });
  });
  const stop = async () => {
    if (isRunning) server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), 15_000);
    await exit;
    clearTimeout(late);
    forget();
  };
  const url = `mysql://root@127.0.0.1:${port}`;
  for (const end = Date.now() + START_MS; Date.now() < end && isRunning; await sleep(150)) {
    if (!(await refusal(url))) return { url, stop };
  }
  await stop();
  return { problem: `A private MariaDB did not start: ${lastLine(output)}` };
}

const lastLine = (text) => String(text).trim().split('\n').at(-1) ?? '';
