import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { bundledFolders, TOOLING } from './workspace.mjs';

/**
 * Runs the release tool, after building what is to be published from here.
 * @param {string[]} args its words: `publish mf-quiz`
 * @param {{ buildOne: (name: string) => boolean | Promise<boolean>, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export async function runReleaseTool(args, { buildOne, env = process.env }) {
  const [verb, name] = args.filter((arg) => !arg.startsWith('-'));
  const isBuiltHere = verb === 'publish' && !args.some((arg) => /^(--from|--help|-h)\b/.test(arg));
  if (isBuiltHere && name !== 'shell' && bundledFolders().includes(name)) {
    if (!(await buildOne(name))) fail(`${name} could not be built, see above.`);
  }
  const { status } = spawnSync(process.execPath, [join(TOOLING, 'dist/release/main.js'), ...args], {
    // Folders on the command line are meant from where the command was typed.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env,
    stdio: 'inherit',
  });
  return status ?? 1;
}
