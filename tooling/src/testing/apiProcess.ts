import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY } from '../workspace/repository.js';

const PROGRAM = join(REPOSITORY, 'api/dist/src/main.js');

export interface ApiProcess {
  readonly url: string;
  /** Asks it to leave, and waits until it is gone. */
  stop(): Promise<void>;
}

/** The API as it runs in production, as a process of its own that answers. */
export async function startApiProcess(port: number, env: Record<string, string>): Promise<ApiProcess> {
  if (!existsSync(PROGRAM)) throw new Error('The API is not compiled: npm run types');
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      DEMO: '1',
      STAND_INS_PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
      API_PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The API ended.');
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}
