import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { REPOSITORY } from '../workspace/repository.js';

export interface Run {
  /** Milliseconds. */
  readonly cost: number;
  readonly answer: unknown;
}

/** A program of the API's bench in a process of its own. */
export interface Worker {
  run(name: string): Promise<Run>;
  stop(): Promise<void>;
}

/** Starts `api/src/bench/<name>.ts`, as compiled, and waits until it is ready. */
export async function startWorker(name: string, env: Readonly<Record<string, string>>): Promise<Worker> {
  const child = fork(resolve(REPOSITORY, 'api/dist/src/bench', `${name}.js`), {
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((gone) => child.once('exit', () => gone()));
  await nextMessage(child);
  return {
    async run(order) {
      const done = nextMessage(child);
      child.send(order);
      return (await done) as Run;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((received, failed) => {
    const onExit = () => failed(new Error('A program of the bench ended by itself, see above.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      received(message);
    });
  });
}
