import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { freePort } from './freePort.js';

/** A private Redis, which a test may stop, freeze and empty. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** Starts again on the same port, empty unless it has a folder. */
  start(): Promise<void>;
  /** Ends immediately, like a power cut. */
  kill(): Promise<void>;
  /** Takes everything and answers nothing. */
  freeze(): void;
  thaw(): void;
  flush(): Promise<void>;
}

/**
 * @param folder of its append-only file, from which it restarts with its data; null: it stores nothing
 * @throws an Error that says what to install when there is no Redis here
 */
export async function startRedisServer(folder: string | null = null): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const program = process.env.REDIS_SERVER || 'redis-server';
    const storage = folder === null ? ['no'] : ['yes', '--maxmemory-policy', 'noeviction'];
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', ...storage];
    const child = spawn(program, [...options, '--dir', folder ?? tmpdir()], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    server = child;
    await new Promise<void>((ready, reject) => {
      child.once('error', (error) =>
        reject(new Error('This test needs Redis (Debian: apt-get install redis-server).', { cause: error })),
      );
      child.once('exit', () => reject(new Error('redis-server ended before it was ready.')));
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept connections')) ready();
      });
    });
  }

  await start();
  return {
    url,
    port,
    get pid() {
      return server?.pid;
    },
    start,
    async kill() {
      if (server === null || server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    async flush() {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    },
  };
}
