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

/** A private portal: gateway, API, database, releases and stand-ins, seeded with the demo. */
export interface Stack {
  /** Address of the portal, without a slash at the end. */
  readonly url: string;
  /** The API's own address, where the platform reads its health and metrics. */
  readonly apiUrl: string;
  readonly dataDir: string;
  /** The stand-ins of broadcaster, Facebook and Mollie of this portal, with their state and simulated faults. */
  readonly standIns: StandIns;
  /** Another company's site, on another origin, with this portal's embeds. */
  readonly site: Broadcaster;
  /** Runs `npm run game -- …` on this portal and returns its output. */
  game(...args: readonly string[]): Promise<string>;
  /** Adds another competition to the demo, by the folder of its pack, with teams of the same people. */
  playBeside(pack: string): Promise<string>;
  /** Reads and replaces the registry's text, which takes effect with the next page. */
  readRegistry(): string;
  writeRegistry(text: string): void;
  /** Kills the API, as a crash would. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** Logs of API and gateway. */
  log(): string;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
/** Timeout after which a request is retried. */
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
    // Overrides the environment: tests use no real payment or sign-in services.
    MOLLIE_API_KEY: '',
    OIDC_ISSUER: '',
    FACEBOOK_APP_ID: '',
    DEVELOPER_SECTIONS: '1',
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
  const gateway = run([GATEWAY]);

  const stack: Stack = {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    standIns,
    site,
    async game(...args) {
      // Long, interruptible commands run in a separate process.
      if (args[0] !== 'replay') return atOperatorsDesk(args, env);
      const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS, ...args], {
        cwd: REPOSITORY,
        env,
      });
      return stdout;
    },
    playBeside: (pack) => atOperatorsDesk(['seed-demo'], { ...env, DEMO_WITH: pack }),
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
  let last = 'no request was made';
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(60)) {
    if (processes.some(({ exitCode }) => exitCode !== null)) break;
    try {
      const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) });
      last = `${answer.status} ${await answer.text()}`;
      if (answer.ok) return;
    } catch (error) {
      // The gateway does not listen yet.
      last = String(error);
    }
  }
  const log = stack.log();
  await stack.stop();
  throw new Error(`The portal did not get ready: ${last}\n${log}`);
}

function end(process: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) return resolve();
    const timer = setTimeout(() => process.kill('SIGKILL'), 8000);
    process.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    process.kill(signal);
  });
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
