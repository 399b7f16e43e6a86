// The API's two programs: the server, and the operator's commands.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiEnvironment } from './settings.mjs';
import { demoHash, REPOSITORY } from './workspace.mjs';

export const API_SERVER = join(REPOSITORY, 'api/dist/src/main.js');
export const API_COMMANDS = join(REPOSITORY, 'api/dist/src/cli/main.js');

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

/** Fills what the demo lacks and answers who can sign in; ends the command when it can't. */
export function seedDemo(settings) {
  const stamp = join(settings.dataDir, 'demo');
  const seed = { made: demoHash(), database: settings.databaseUrl };
  const known = readStamp(stamp);
  if (known?.made === seed.made && known.database === seed.database && isFileThere(settings))
    return known.accounts;
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

/** Only of a file can be known without asking whether it is still there; a server is asked each time. */
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
