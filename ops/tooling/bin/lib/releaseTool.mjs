import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail } from './fail.mjs';
import { bundledFolders, bundleName } from './workspace.mjs';

/** Once everything is installed. */
const program = () => fileURLToPath(new URL('main.js', import.meta.resolve('@euro/release')));

/**
 * Runs the release tool, after building the package to publish.
 * @param {string[]} args `publish mf-quiz`
 * @param {{ buildOne: (name: string) => boolean | Promise<boolean>, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export async function runReleaseTool(args, { buildOne, env = process.env }) {
  const [verb, name] = args.filter((arg) => !arg.startsWith('-'));
  const isBuiltHere =
    ['publish', 'test'].includes(verb) && !args.some((arg) => /^(--from|--help|-h)\b/.test(arg));
  if (isBuiltHere && name !== 'shell' && bundledFolders().map(bundleName).includes(name)) {
    if (!(await buildOne(name))) fail(`${name} could not be built, see above.`);
  }
  const run = (words, stdio) =>
    // Paths in arguments are relative to the directory where the command was typed.
    spawnSync(process.execPath, [program(), ...words], {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env,
      stdio,
    }).status ?? 1;
  // A team with a key signs that what it publishes passed; scripts read the answer of the last one only.
  if (verb === 'publish' && isBuiltHere && env.RELEASE_KEY) {
    const status = run(['test', name], ['inherit', 2, 'inherit']);
    if (status !== 0) return status;
  }
  return run(args, 'inherit');
}
