import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@euro/gateway/testing';
import { REPOSITORY } from '@euro/release';
import type { DevNews } from '@euro/tooling/dev';
import { copyOfWorkspace } from '@euro/tooling/testing';
import { spread } from '../kit/rounds.js';
import type { Bench, BenchFigure } from './bench.js';

const TIMES = 3;
const TIMEOUT_MS = 120_000;
/** The largest remote, and a source file of its pages. */
const REMOTE = 'mf-team';
const EDITED = 'src/texts/teamTexts.ts';

interface Startup {
  /** Milliseconds until the portal responded. */
  readonly time: number;
  stop(): Promise<void>;
}

/** Starts a command in a process group, and waits until `path` responds with 200. */
async function startCommand(
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  { cwd, path }: { readonly cwd: string; readonly path: string },
): Promise<Startup> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const url = `http://127.0.0.1:${env.PORT}${path}`;
  while (performance.now() - began < TIMEOUT_MS && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { time: performance.now() - began, stop: () => stopAll(child, url) };
    await sleep(20);
  }
  await stopAll(child, url);
  throw new Error(`${command} ${args.join(' ')} did not get ready, see above.`);
}

/** Ends the command with its process group; npm itself exits before its children. */
async function stopAll(child: ChildProcess, url: string): Promise<void> {
  const childExit = new Promise((exit) => (child.exitCode === null ? child.once('exit', exit) : exit(null)));
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await childExit;
  while (await fetch(url).catch(() => null)) await sleep(50);
}

/** Runs `npm start` repeatedly; the first run, which seeds the demo, is not counted. */
async function startAgain(folder: string): Promise<number[]> {
  const env = {
    DATA_DIR: mkdtempSync(join(folder, 'start-')),
    DATABASE_URL: '',
    CLOCK: '',
    NODE_ENV: '',
    PUBLIC_URL: '',
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    STAND_INS_PORT: String(await freePort()),
    BROADCASTER_PORT: String(await freePort()),
  };
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const times: number[] = [];
  for (let turn = 0; turn <= TIMES; turn += 1) {
    const startup = await startCommand([...npm, 'start'], env, {
      cwd: REPOSITORY,
      path: '/api/health/ready',
    });
    await startup.stop();
    if (turn > 0) times.push(startup.time);
  }
  return times;
}

/** Undefined before the first build. */
type Version = string | undefined;

/** The versions of the remote that pages receive. */
async function* versionsAt(url: string): AsyncGenerator<Version> {
  const { body } = await fetch(`${url}/__live`);
  if (!body) throw new Error('The portal in watch mode sends nothing.');
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (!data) continue;
      const { remotes, problems } = JSON.parse(data) as DevNews;
      if (REMOTE in problems) throw new Error(`${REMOTE} could not be built.`);
      yield remotes[REMOTE];
    }
  }
}

async function otherThan(current: Version, versions: AsyncGenerator<Version>): Promise<Version> {
  for (;;) {
    const { value, done } = await versions.next();
    if (done) throw new Error('The portal in watch mode ended.');
    if (value !== current) return value;
  }
}

/** Measures the time from an edit until pages receive the new build, in a copy of the workspace. */
async function rebuildOften(folder: string): Promise<number[]> {
  const workspace = mkdtempSync(join(folder, 'watched-'));
  copyOfWorkspace(workspace);
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: join(workspace, '.data'), NODE_ENV: '' };
  const program = join(workspace, 'ops/tooling/dist/dev/main.js');
  const dev = await startCommand([process.execPath, program, REMOTE], env, {
    cwd: workspace,
    path: '/registry.json',
  });
  const versions = versionsAt(`http://127.0.0.1:${port}`);
  try {
    const times: number[] = [];
    let version = await otherThan(undefined, versions);
    for (let edit = 1; edit <= TIMES; edit += 1) {
      const began = performance.now();
      appendFileSync(join(workspace, REMOTE, EDITED), `\nexport const edit${edit} = ${edit};\n`);
      version = await otherThan(version, versions);
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    await versions.return(undefined);
    await dev.stop();
  }
}

function figure(what: string, times: readonly number[], atMost: number): BenchFigure {
  const seconds = times.map((time) => time / 1_000);
  const { median } = spread(seconds);
  const each = seconds.map((second) => second.toFixed(2)).join(', ');
  return { what, value: `${median.toFixed(2)} s (${each})`, measured: median, aim: { atMost, unit: 's' } };
}

export const start: Bench = {
  name: 'start',
  against: 'nothing: what a developer waits for, three times each, the median first',
  async run({ folder }) {
    return {
      lines: [],
      figures: [
        figure('`npm start` a second time, until it answers', await startAgain(folder), 5),
        figure(
          `\`${REMOTE}\` in watch mode, from an edit until pages are notified`,
          await rebuildOften(folder),
          1,
        ),
      ],
    };
  },
};
