import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { COMMANDS, GATEWAY, REPOSITORY, TEMPLATE } from './paths.js';
import { freePort } from './stack.js';

const PUBLISHED_MS = 120_000;

/** Seeds the demo and publishes the builds, once; each stack copies both. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'euro-e2e-'));
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' };
  const seeded = promisify(execFile)(process.execPath, [COMMANDS, 'seed-demo'], { cwd: REPOSITORY, env });
  await Promise.all([seeded, publish(env)]);
  process.env[TEMPLATE] = folder;
}

/** As `npm start` does: by a gateway, which listens when everything is published. */
async function publish(env: NodeJS.ProcessEnv): Promise<void> {
  const port = String(await freePort());
  const gateway = spawn(process.execPath, [GATEWAY, '--publish'], {
    cwd: REPOSITORY,
    env: { ...env, HOST: '127.0.0.1', PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(gateway, 'exit');
  try {
    await untilListening(`http://127.0.0.1:${port}/registry.json`);
  } finally {
    gateway.kill();
    await exit;
  }
}

async function untilListening(address: string): Promise<void> {
  for (const end = Date.now() + PUBLISHED_MS; Date.now() < end; await sleep(60)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('The gateway did not publish what is built.');
}
