// The API's two programs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { apiEnvironment } from './settings.mjs';
import { REPOSITORY } from './workspace.mjs';

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
