// Backups of the database: made, loaded into another database, and compared.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runGameForText } from './api.mjs';
import { findProgram } from './programs.mjs';
import { REPOSITORY } from './workspace.mjs';

/** Without dates and versions, so that equal data gives equal files. */
const DUMP_OPTIONS = [
  ...['--single-transaction', '--routines', '--hex-blob', '--order-by-primary'],
  ...['--skip-dump-date', '--skip-comments', '--skip-lock-tables'],
];

/**
 * The drill: a backup (or `file`) is loaded into a new database, whose own backup must have the same digest; the API
 * reads it, and its matchdays must have the digests of the ones that are played.
 * @throws Error a sentence
 */
export async function checkBackup(settings, { file, print }) {
  if (!settings.databaseUrl?.startsWith('mysql:')) return checkFile(settings, { file, print });
  const folder = mkdtempSync(join(tmpdir(), 'euro-restore-'));
  const original = readAddress(settings.databaseUrl);
  const copy = { ...original, database: `${original.database}_check_${process.pid}` };
  try {
    const backup = file ? resolve(process.env.INIT_CWD ?? '.', file) : join(folder, 'backup.sql');
    if (!file) dump(original, backup);
    if (!existsSync(backup)) throw new Error(`There is no ${backup}.`);
    print(`backup   ${(statSync(backup).size / 1e6).toFixed(1)} MB, sha256 ${await digestOf(backup)}`);
    sql(copy, `CREATE DATABASE \`${copy.database}\``, { database: '' });
    load(copy, backup);
    const again = join(folder, 'again.sql');
    dump(copy, again);
    const digest = await digestOf(again);
    print(`restored into ${copy.database}, sha256 ${digest}`);
    if (!file && digest !== (await digestOf(backup)))
      throw new Error('The restored database differs from the backup.');
    compareReports(settings, addressOf(settings.databaseUrl, copy.database), { isOld: Boolean(file), print });
  } finally {
    sql(copy, `DROP DATABASE IF EXISTS \`${copy.database}\``, { database: '' });
    rmSync(folder, { recursive: true, force: true });
  }
  print('The backup can be restored.');
}

/** Loads a backup into an empty database. @throws Error a sentence */
export async function restoreBackup(file, into, { print }) {
  const backup = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(backup)) throw new Error(`There is no ${backup}.`);
  if (!into.startsWith('mysql:'))
    throw new Error('--into takes an address such as mysql://user@host:3306/euro.');
  const target = readAddress(into);
  const tables = sql(target, 'SHOW TABLES').split('\n').filter(Boolean);
  if (tables.length > 0)
    throw new Error(
      `${target.database} has ${tables.length} tables: only an empty database is restored into.`,
    );
  load(target, backup);
  print(`${backup} is in ${target.database}. Next: npm run game -- migrate, then start.`);
}

/** The same for SQLite: a consistent copy of the file, checked by SQLite and read by the API. */
async function checkFile(settings, { file, print }) {
  const { default: Database } = await import('libsql');
  const folder = mkdtempSync(join(tmpdir(), 'euro-restore-'));
  const live = settings.databaseUrl?.replace(/^sqlite:/, '') ?? join(settings.dataDir, 'game.sqlite');
  const source = file ? resolve(process.env.INIT_CWD ?? '.', file) : resolve(REPOSITORY, live);
  const copy = join(folder, 'game.sqlite');
  try {
    if (!existsSync(source)) throw new Error(`There is no ${source}.`);
    const database = new Database(source);
    database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
    database.close();
    const restored = new Database(copy);
    const [check] = restored.prepare('PRAGMA integrity_check').all();
    restored.close();
    if (check?.integrity_check !== 'ok') throw new Error('The restored file is damaged.');
    print(`backup   ${(statSync(copy).size / 1e6).toFixed(1)} MB, sha256 ${await digestOf(copy)}`);
    compareReports(settings, `sqlite:${copy}`, { isOld: Boolean(file), print });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print('The backup can be restored.');
}

/** @param isOld the backup may be of another day: its digests are printed, and compared with none */
function compareReports(settings, databaseUrl, { isOld, print }) {
  const restored = digestLines(settings, databaseUrl);
  for (const line of restored) print(line);
  if (isOld) return;
  const current = digestLines(settings, settings.databaseUrl);
  if (restored.join('\n') !== current.join('\n'))
    throw new Error(
      'The matchdays of the restored database have other digests. Were they settled meanwhile? Try again.',
    );
  print(`${restored.length} lines of matchdays and digests are equal.`);
}

function digestLines(settings, databaseUrl) {
  const text = runGameForText(['report'], { ...settings, databaseUrl });
  return text.split('\n').filter((line) => /^Matchday \d|^ {2}digest /.test(line));
}

function readAddress(text) {
  const url = new URL(text);
  return {
    host: url.hostname,
    port: url.port || '3306',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
  };
}

function addressOf(text, database) {
  const url = new URL(text);
  url.pathname = `/${database}`;
  return url.href;
}

/** The password is no argument, which other users of the machine could read. */
function run(programs, { host, port, user, password }, words, stdio) {
  const program = findProgram(...programs);
  if (!program)
    throw new Error(`${programs.join(' or ')} is missing: install the client of MariaDB or MySQL.`);
  const { status, stdout, stderr } = spawnSync(
    program,
    [`--host=${host}`, `--port=${port}`, '--protocol=tcp', `--user=${user}`, ...words],
    { stdio, encoding: 'utf8', env: { ...process.env, MYSQL_PWD: password } },
  );
  if (status !== 0) throw new Error(stderr?.trim() || `${program} failed.`);
  return stdout ?? '';
}

function dump(address, file) {
  const output = openSync(file, 'w', 0o600);
  try {
    run(
      ['mariadb-dump', 'mysqldump'],
      address,
      [...DUMP_OPTIONS, address.database],
      ['ignore', output, 'pipe'],
    );
  } finally {
    closeSync(output);
  }
}

function load(address, file) {
  const input = openSync(file, 'r');
  try {
    run(['mariadb', 'mysql'], address, [address.database], [input, 'ignore', 'pipe']);
  } finally {
    closeSync(input);
  }
}

function sql(address, statement, { database = address.database } = {}) {
  const words = ['--batch', '--skip-column-names', `--execute=${statement}`, ...(database ? [database] : [])];
  return run(['mariadb', 'mysql'], address, words, ['ignore', 'pipe', 'pipe']);
}

async function digestOf(file) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
}
