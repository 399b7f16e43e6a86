import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
export const API = resolve(REPOSITORY, 'api/dist/src/main.js');
export const COMMANDS = resolve(REPOSITORY, 'api/dist/src/cli/main.js');
/** What `COMMANDS` runs. */
export const RUN_GAME = resolve(REPOSITORY, 'api/dist/src/cli/runGame.js');
export const BUNDLER = resolve(REPOSITORY, 'tooling/dist/build/main.js');
export const RELEASE_TOOL = resolve(REPOSITORY, 'tooling/dist/release/main.js');
export const GATEWAY = resolve(REPOSITORY, 'tooling/dist/gateway/main.js');

/** Names the folder with a seeded DATA_DIR that every stack starts from; made once a run. */
export const TEMPLATE = 'E2E_TEMPLATE';
