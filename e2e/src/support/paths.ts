import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
export const API = resolve(REPOSITORY, 'api/dist/src/server/main.js');
export const COMMANDS = resolve(REPOSITORY, 'api/dist/src/operator/cli/main.js');
/** The program of `COMMANDS`. */
export const RUN_GAME = resolve(REPOSITORY, 'api/dist/src/operator/cli/runGame.js');
export const BUNDLER = resolve(REPOSITORY, 'ops/tooling/dist/build/main.js');
export const RELEASE_TOOL = resolve(REPOSITORY, 'ops/release/dist/main.js');
export const GATEWAY = resolve(REPOSITORY, 'ops/gateway/dist/main.js');
export const COPY_OF_WORKSPACE = resolve(REPOSITORY, 'ops/tooling/dist/testing/copyOfWorkspace.js');
export const PORTAL_TEXTS = resolve(REPOSITORY, 'ops/tooling/dist/texts/portalTexts.js');
/** The table of the shell's own pages. */
export const SHELL_PAGES = resolve(REPOSITORY, 'shell/src/routes/shellPages.ts');

/** Variable with the folder of the seeded DATA_DIR that every stack copies; created once per run. */
export const TEMPLATE = 'E2E_TEMPLATE';
