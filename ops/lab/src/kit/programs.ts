import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { REPOSITORY } from '@euro/release';
import type { Side } from './rounds.js';

/** The result of a run. */
export interface Run<Answer> {
  /** Milliseconds, unless the run says otherwise. */
  readonly cost: number;
  readonly answer: Answer;
}

/** A program that processes messages sequentially in its own process. */
export interface Program {
  ask<Answer>(message: string | object): Promise<Answer>;
  stop(): Promise<void>;
}

/** A program that serves runs (`serveRuns`) in its own process. */
export interface Worker {
  run<Answer = unknown>(name: string, input?: object): Promise<Run<Answer>>;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts `ops/lab/src/<name>.ts`, as compiled, and waits until it is ready. */
export async function startWorker(name: string, env: Environment): Promise<Worker> {
  const { ask, stop } = await startProgram(name, env);
  return { run: (run, input = {}) => ask({ run, input }), stop };
}

/** The same for as long as it is used. */
export async function withWorker<T>(
  name: string,
  env: Environment,
  use: (worker: Worker) => Promise<T>,
): Promise<T> {
  const worker = await startWorker(name, env);
  try {
    return await use(worker);
  } finally {
    await worker.stop();
  }
}

/** A run of a worker as one side of a comparison, by its duration. */
export function sideOf(worker: Worker, name: string, run: string): Side<unknown> {
  return {
    name,
    async run() {
      const { cost, answer } = await worker.run(run);
      return { cost: { time: cost }, answer };
    },
  };
}

/** Starts `ops/lab/src/<name>.ts`, as compiled; its first message reports that it is ready. */
export async function startProgram(name: string, env: Environment = {}): Promise<Program> {
  const file = resolve(REPOSITORY, `ops/lab/dist/${name}.js`);
  const child = fork(file, { cwd: REPOSITORY, env: { ...process.env, ...env } });
  const childExit = new Promise<void>((fulfill) => child.once('exit', () => fulfill()));
  await nextMessage(child);
  return {
    async ask<Answer>(message: string | object) {
      const reply = nextMessage(child);
      child.send(message);
      return (await reply) as Answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await childExit;
    },
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((fulfill, reject) => {
    const onExit = () => reject(new Error('A program of the lab ended by itself, see above.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      fulfill(message);
    });
  });
}
