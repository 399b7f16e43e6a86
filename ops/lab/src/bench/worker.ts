import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { REPOSITORY } from '@euro/release';

export interface Run {
  /** Milliseconds. */
  readonly cost: number;
  readonly answer: unknown;
}

/** A program that processes messages sequentially in its own process. */
export interface Program {
  ask<Answer>(message: string | object): Promise<Answer>;
  stop(): Promise<void>;
}

/** A program of the API's benchmark in its own process. */
export interface Worker {
  run(name: string): Promise<Run>;
  stop(): Promise<void>;
}

/** Starts `<name>.ts`, as compiled, and waits until it is ready. */
export async function startWorker(name: string, env: Readonly<Record<string, string>>): Promise<Worker> {
  const { ask, stop } = await startProgram(`ops/lab/dist/bench/${name}.js`, env);
  return { run: (order) => ask<Run>(order), stop };
}

/** @param file compiled file from the root of the repository; its first message reports that it is ready */
export async function startProgram(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = fork(resolve(REPOSITORY, file), { cwd: REPOSITORY, env: { ...process.env, ...env } });
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
    const onExit = () => reject(new Error('A program of the bench ended by itself, see above.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      fulfill(message);
    });
  });
}
