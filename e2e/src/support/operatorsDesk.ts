import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY, RUN_GAME } from './paths.js';

interface Answer {
  readonly id: number;
  readonly code: number;
  readonly said: string;
  readonly complaints: string;
}

let desk: ChildProcess | null = null;
let asked = 0;

/**
 * Runs a command of the operator on the portal that the variables name, and answers what it printed; throws what it complained
 * about. It is the same command, in a process that stands by: half of the time of a command is what Node takes to begin.
 */
export function atOperatorsDesk(words: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const at = openDesk();
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const leave = () => {
      at.off('message', hear);
      at.off('exit', fall);
    };
    const fall = () => {
      leave();
      reject(new Error(`game ${words.join(' ')} ended with its process`));
    };
    const hear = (answer: Answer) => {
      if (answer.id !== id) return;
      leave();
      if (answer.code === 0) resolve(answer.said);
      else reject(new Error(`game ${words.join(' ')} failed:\n${answer.complaints}`));
    };
    at.on('message', hear);
    at.on('exit', fall);
    at.send({ id, words, variables });
  });
}

function openDesk(): ChildProcess {
  if (desk?.connected) return desk;
  const program = join(REPOSITORY, 'e2e/src/support/operatorsDesk.mjs');
  desk = fork(program, [pathToFileURL(RUN_GAME).href], { cwd: REPOSITORY, execArgv: [] });
  // It goes when whoever asks it goes.
  desk.unref();
  desk.channel?.unref();
  return desk;
}
