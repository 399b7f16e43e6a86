// The API's two programs: the server, and the operator's commands.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiEnvironment } from './settings.mjs';
import { demoHash, REPOSITORY } from './workspace.mjs';

export const API_SERVER = join(REPOSITORY, 'api/dist/src/server/main.js');
const API_COMMANDS = join(REPOSITORY, 'api/dist/src/operator/cli/main.js');

/** Runs a verb of `npm run game`. @returns {number} its exit code */
export function runGame(args, settings, options = {}) {
  const { status } = spawnSync(process.execPath, [API_COMMANDS, ...args], {
    cwd: REPOSITORY,
    env: apiEnvironment(settings),
    stdio: 'inherit',
    ...options,
  });
  return status ?? 1;
}

/** What a verb of `npm run game` prints. @throws Error with what it complained about */
export function runGameForText(args, settings) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [API_COMMANDS, ...args], {
    cwd: REPOSITORY,
    env: {
      ...apiEnvironment(settings),
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim() || `game ${args.join(' ')} failed.`);
  return stdout;
}

/** Seeds missing parts of the demo and returns its accounts; exits on failure. */
export function seedDemo(settings) {
  const stamp = join(settings.dataDir, 'demo');
  const seed = { made: demoHash(), database: settings.databaseUrl, with: settings.demoWith.join() };
  const last = readStamp(stamp);
  const isSame = Object.entries(seed).every(([name, value]) => last?.[name] === value);
  if (isSame && isFileThere(settings)) return last.accounts;
  const { status, stdout } = spawnSync(process.execPath, [API_COMMANDS, 'seed-demo'], {
    cwd: REPOSITORY,
    env: apiEnvironment(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(1);
  const accounts = stdout.slice(Math.max(0, stdout.indexOf('Every demo account')));
  writeFileSync(stamp, JSON.stringify({ ...seed, accounts }));
  return accounts;
}

/** Whether an SQLite file exists; a database server is checked by the seed itself. */
function isFileThere({ databaseUrl, dataDir }) {
  const file = databaseUrl ? databaseUrl.match(/^sqlite:(.+)$/)?.[1] : join(dataDir, 'game.sqlite');
  return file !== undefined && existsSync(resolve(REPOSITORY, file));
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
