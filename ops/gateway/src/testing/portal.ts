import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskStore, publishBuiltRemotes, REPOSITORY } from '@euro/release';
import { createGateway } from '../index.js';
import { openFront } from './secureFront.js';

const API = resolve(REPOSITORY, 'api/dist/src/server/main.js');
const COMMANDS = resolve(REPOSITORY, 'api/dist/src/operator/cli/main.js');

export interface Portal {
  readonly url: string;
  stop(): Promise<void>;
}

interface PortalOptions {
  /** Folder for its data. */
  readonly folder: string;
  /** Folder of a seeded DATA_DIR to copy. */
  readonly seeded: string;
  readonly shell?: string;
  readonly preloading?: boolean;
  /** Whether to serve over TLS and HTTP/2, like nginx. */
  readonly isSecure?: boolean;
}

/** Seeds a DATA_DIR, or the database at `databaseUrl`, with the demo. */
export async function seedDemo(folder: string, databaseUrl = ''): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'seeded-'));
  const child = spawn(process.execPath, [COMMANDS, 'seed-demo'], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((ended) => child.once('exit', ended));
  if (code !== 0) throw new Error('The demo could not be seeded, see above.');
  return dataDir;
}

/** Starts a private portal: an API and a gateway. */
export async function startPortal({
  folder,
  seeded,
  shell,
  preloading = true,
  isSecure = false,
}: PortalOptions): Promise<Portal> {
  const dataDir = mkdtempSync(join(folder, 'portal-'));
  cpSync(seeded, dataDir, { recursive: true });
  await publishBuiltRemotes(REPOSITORY, diskStore(dataDir));
  const apiPort = await freePort();
  const gateway = createGateway({
    shell: shell ?? resolve(REPOSITORY, 'shell/dist'),
    dataDir,
    api: `http://127.0.0.1:${apiPort}`,
    preloading,
  });
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));
  const plain = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const front = isSecure ? await openFront(folder) : null;
  front?.leadTo(plain);
  const url = front?.url ?? plain;
  const api = await startApi({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    API_PORT: String(apiPort),
    PUBLIC_URL: url,
  });
  return { url, stop: async () => void (await Promise.all([api.stop(), front?.stop(), close(gateway)])) };
}

/** Starts the API on `API_PORT` and waits until it is ready. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<Portal> {
  const url = `http://127.0.0.1:${env.API_PORT}`;
  const child = spawn(process.execPath, [API], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DEMO: '1',
      STAND_INS_PORT: '0',
      LOG_LEVEL: 'warn',
      CLOCK: '',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => end(child);
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('The API did not get ready, see above.');
}

/** A free port below the range of ephemeral ports. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
}
