import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Ends its process group and removes the folder once its input is closed, which a killed parent does, too. Programs
 * that still run a second after SIGTERM are killed.
 */
const UNTIL_CLOSED = `
  "$@" <&- &
  cat > /dev/null
  trap '' TERM
  kill -TERM 0
  sleep 1
  rm -rf "$TMPDIR"
  kill -KILL 0
`;

/** A program with all that it started. */
export interface Tied {
  readonly errors: Readable;
  /** Ends the program and removes its folder. */
  end(): Promise<void>;
}

/** Starts a program that does not outlive this process, however it ends, nor do files in `folder`, its TMPDIR. */
export function spawnTied(
  command: readonly string[],
  { folder, env }: { readonly folder: string; readonly env?: NodeJS.ProcessEnv },
): Tied {
  const child = spawn('sh', ['-c', UNTIL_CLOSED, 'sh', ...command], {
    env: { ...process.env, TZ: 'Europe/Brussels', TMPDIR: folder, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  // A full pipe without a reader would block the program.
  child.stderr.resume();
  const exited = once(child, 'exit');
  return {
    errors: child.stderr,
    async end() {
      child.stdin.end();
      await exited;
    },
  };
}
