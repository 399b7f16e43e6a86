// Checks the version of Node at the start of every command, and runs a command under another line of Node.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { npmCommand } from './npm.mjs';
import { whenAbandoned } from './parent.mjs';

const OLDEST = [20, 19];

/** A sentence when this Node can't run the project, null when it can. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `EuroManager needs Node ${OLDEST.join('.')} or newer; this is ${version}: see https://nodejs.org`;
}

/**
 * Path of another line of Node, from the npm package `node`, fetched into npm's cache at its first use.
 * @param {string} line `24` or `22.15.0`
 * @returns {{ path: string } | { problem: string }}
 */
export function findNode(line) {
  if (!/^\d+(\.\d+){0,2}$/.test(line ?? '')) return { problem: 'Name a line of Node: npm test -- --node 24' };
  const { command, args, shell } = npmCommand();
  const { stdout, status } = spawnSync(
    command,
    [...args, 'exec', '--yes', `--package=node@${line}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell },
  );
  const path = stdout?.trim().split('\n').at(-1);
  return status === 0 && path ? { path } : { problem: `npm could not fetch Node ${line}, see above.` };
}

/** Runs this command under another Node, which is first in PATH for its children; exits with the same code. */
export async function runUnder(path, args) {
  const env = { ...process.env, PATH: `${dirname(path)}${delimiter}${process.env.PATH}` };
  const child = spawn(path, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenAbandoned(() => child.kill('SIGTERM'));
  const [code] = await new Promise((resolve) => child.once('close', (...outcome) => resolve(outcome)));
  process.exit(code ?? 1);
}
