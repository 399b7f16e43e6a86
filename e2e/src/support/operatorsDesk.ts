import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY, RUN_GAME } from './paths.js';

interface Answer {
  readonly id: number;
  readonly code: number;
  readonly output: string;
  readonly complaints: string;
}

let desk: ChildProcess | null = null;
let lastId = 0;

/**
 * Runs a command of the operator on the portal of these variables and returns its output. Reuses one process, because
 * half of the time of a command is the start of Node.
 * @throws Error with the command's error output
 */
export function atOperatorsDesk(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const at = openDesk();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const leave = () => {
      at.off('message', onMessage);
      at.off('exit', fall);
    };
    const fall = () => {
      leave();
      reject(new Error(`game ${args.join(' ')} ended with its process`));
    };
    const onMessage = (answer: Answer) => {
      if (answer.id !== id) return;
      leave();
      if (answer.code === 0) resolve(answer.output);
      else reject(new Error(`game ${args.join(' ')} failed:\n${answer.complaints}`));
    };
    at.on('message', onMessage);
    at.on('exit', fall);
    at.send({ id, words: args, variables });
  });
}

function openDesk(): ChildProcess {
  if (desk?.connected) return desk;
  const program = join(REPOSITORY, 'e2e/src/support/operatorsDesk.mjs');
  desk = fork(program, [pathToFileURL(RUN_GAME).href], { cwd: REPOSITORY, execArgv: [] });
  // It ends with this process.
  desk.unref();
  desk.channel?.unref();
  return desk;
}
