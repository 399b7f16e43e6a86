import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Broadcaster, startBroadcaster } from '@euro/broadcaster';
import { type StandIns, startStandIns } from '@euro/stand-ins';
import { atOperatorsDesk } from './operatorsDesk.js';
import { API, COMMANDS, GATEWAY, REPOSITORY, TEMPLATE } from './paths.js';

/** A whole portal of its own: gateway, API, database, releases and stand-ins, seeded with the demo. */
export interface Stack {
  /** Where the portal is, without a slash at the end. */
  readonly url: string;
  /** The API's own address, where the platform reads its health and metrics. */
  readonly apiUrl: string;
  readonly dataDir: string;
  /** The broadcaster, Facebook and Mollie of this portal: what they know, and what goes wrong with them. */
  readonly standIns: StandIns;
  /** Another company's site, on another origin, with this portal's embeds. */
  readonly site: Broadcaster;
  /** Runs `npm run game -- …` on this portal and answers what it printed. */
  game(...args: readonly string[]): Promise<string>;
  /** Text of the registry, and how to replace it: readers see it with their next page. */
  readRegistry(): string;
  writeRegistry(text: string): void;
  /** Ends the API alone, as if it had crashed. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** What API and gateway wrote to their logs. */
  log(): string;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
/** An answer that takes longer is asked for again. */
const ANSWER_MS = 5_000;

export async function startStack(): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'euro-stack-'));
  const template = process.env[TEMPLATE];
  if (template) cpSync(template, dataDir, { recursive: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const standIns = await startStandIns({ publicUrl: url, dataDir });
  const site = await startBroadcaster({ portalUrl: url });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    CLOCK: '',
    DEMO: '1',
    PUBLIC_URL: url,
    // Whatever is configured here: a test pays nobody and signs in nowhere.
    MOLLIE_API_KEY: '',
    OIDC_ISSUER: '',
    FACEBOOK_APP_ID: '',
    STAND_INS_PORT: new URL(standIns.origin).port,
    LOG_LEVEL: 'warn',
  };
  const logFile = join(dataDir, 'stack.log');
  const registry = join(dataDir, 'registry.json');
  const run = (args: readonly string[]) => {
    const log = openSync(logFile, 'a');
    return spawn(process.execPath, [...args], { cwd: REPOSITORY, env, stdio: ['ignore', log, log] });
  };
  let api = run([API]);
  const gateway = run([GATEWAY, '--publish']);

  const stack: Stack = {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    standIns,
    site,
    async game(...args) {
      // What takes long and can be interrupted has a process of its own, as an operator starts it.
      if (args[0] !== 'replay') return atOperatorsDesk(args, env);
      const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS, ...args], {
        cwd: REPOSITORY,
        env,
      });
      return stdout;
    },
    readRegistry: () => readFileSync(registry, 'utf8'),
    writeRegistry: (text) => writeFileSync(registry, text),
    killApi: () => end(api, 'SIGKILL'),
    async startApi() {
      api = run([API]);
      await untilReady(url, [api, gateway], stack);
    },
    log: () => readFileSync(logFile, 'utf8'),
    async stop() {
      await Promise.all([end(api, 'SIGTERM'), end(gateway, 'SIGTERM')]);
      await Promise.all([standIns.stop(), site.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await untilReady(url, [api, gateway], stack);
  return stack;
}

async function untilReady(url: string, processes: readonly ChildProcess[], stack: Stack): Promise<void> {
  let last = 'nothing was asked';
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(60)) {
    if (processes.some(({ exitCode }) => exitCode !== null)) break;
    try {
      const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) });
      last = `${answer.status} ${await answer.text()}`;
      if (answer.ok) return;
    } catch (error) {
      // The gateway doesn't listen yet.
      last = String(error);
    }
  }
  const log = stack.log();
  await stack.stop();
  throw new Error(`The portal did not get ready: ${last}\n${log}`);
}

function end(process: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((ended) => {
    if (process.exitCode !== null || process.signalCode !== null) return ended();
    const late = setTimeout(() => process.kill('SIGKILL'), 8000);
    process.once('exit', () => {
      clearTimeout(late);
      ended();
    });
    process.kill(signal);
  });
}

/** A port that nobody listens on, below those that outgoing connections are given by chance. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((told) => {
    const server = createServer();
    server.once('error', () => told(false));
    server.listen(port, '127.0.0.1', () => server.close(() => told(true)));
  });
}
