// The processes that a command runs: started together, stopped together.
import { spawn } from 'node:child_process';
import { whenAbandoned } from './parent.mjs';
import { REPOSITORY } from './workspace.mjs';

const KILL_AFTER_MS = 12_000;

/**
 * Starts child processes and drains them at the end. When one ends, the others are ended and the command fails.
 * Interrupting the command (Ctrl-C, SIGTERM) drains them.
 */
export function createChildren() {
  const running = new Map();
  let leaving = null;

  function start(name, args, env, options = {}) {
    const child = spawn(process.execPath, args, {
      cwd: REPOSITORY,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      ...options,
    });
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
    running.set(name, { child, ended });
    ended.then(({ code }) => {
      running.delete(name);
      if (!leaving) stop(code === 0 ? 0 : 1);
    });
    return child;
  }

  /** Ends all of them, then the command itself. */
  function stop(code) {
    leaving ??= (async () => {
      const late = setTimeout(() => {
        for (const { child } of running.values()) child.kill('SIGKILL');
      }, KILL_AFTER_MS);
      for (const { child } of running.values()) child.kill('SIGTERM');
      await Promise.all([...running.values()].map(({ ended }) => ended));
      clearTimeout(late);
      process.exit(code);
    })();
    return leaving;
  }

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('SIGHUP', () => stop(0));
  whenAbandoned(() => stop(0));
  return { start, stop, isLeaving: () => leaving !== null };
}
