import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@euro/gateway/testing';
import { REPOSITORY } from '@euro/release';

const MAIN = resolve(REPOSITORY, 'api/dist/src/server/main.js');
const INSPECTION = pathToFileURL(resolve(REPOSITORY, 'ops/lab/dist/capacity/inspectProcess.js')).href;
/** Milliseconds. */
const [START, LOOK] = [300_000, 10];

interface Settings {
  readonly role: 'api' | 'worker' | 'all';
  /** Settings of the simulated machine. */
  readonly host: string;
  /** For its files and its log. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Milliseconds of CPU since it started, and bytes. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
  /** Its peak. */
  readonly highest: number;
}

/** The longest block of an event loop, in milliseconds: by the clock, and of the process's own work. */
export interface Block {
  readonly time: number;
  readonly cpu: number;
}

/** A process of the product as production runs it, which also answers what only it knows of itself. */
export interface Product {
  readonly port: number;
  readonly host: string;
  /** Milliseconds from its start until it was ready. */
  readonly startUp: number;
  usage(): Promise<Usage>;
  watch(): Promise<unknown>;
  blocked(): Promise<Block>;
  /** A figure of its metrics; null where there is none yet. */
  metric(name: string): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws when it does not get ready */
export async function startProduct({ role, host, folder, env }: Settings): Promise<Product> {
  const port = await freePort();
  const dataDir = join(folder, host);
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(join(folder, `${host}.log`), 'a');
  const began = performance.now();
  const child = fork(MAIN, {
    cwd: REPOSITORY,
    execArgv: ['--import', INSPECTION],
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...{ ROLE: role, API_PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, CAPACITY_HOST: host },
      ...{ DEMO: '1', STAND_INS_PORT: '0', LOG_LEVEL: 'info' },
      ...env,
    },
  });
  closeSync(log);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  const root = `http://127.0.0.1:${port}/api`;
  while (!(await fetch(`${root}/health/ready`).catch(() => null))?.ok) {
    if (hasEnded() || performance.now() - began > START) {
      await end('SIGKILL');
      throw new Error(`A process (${role}) did not get ready, see above.`);
    }
    await sleep(LOOK);
  }
  const startUp = performance.now() - began;
  const ask = async <Answer>(name: string) => {
    const reply = once(child, 'message');
    child.send(name);
    const [answer] = await reply;
    return answer as Answer;
  };
  return {
    port,
    host,
    startUp,
    usage: () => ask('usage'),
    watch: () => ask('watch'),
    blocked: () => ask('blocked'),
    async metric(name) {
      const metrics = await (await fetch(`${root}/metrics`)).text();
      const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1];
      return value === undefined ? null : Number(value);
    },
    kill: () => end('SIGKILL'),
    // SIGTERM would first wait for proxies to notice.
    stop: () => end('SIGINT'),
  };
}
