import type { DatabaseClock } from '../clock/databaseClock.js';
import type { Env } from '../env.js';
import type { Passwords } from '../identity/passwords.js';
import type { GameContext } from '../settlement/index.js';

/** What the operator's commands work with. */
export interface CliContext extends GameContext {
  readonly clock: DatabaseClock;
  readonly env: Pick<Env, 'clock' | 'clockSpeed' | 'demo'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  /** One line for the operator. */
  readonly print: (line: string) => void;
}

/** Something the operator can put right, told in one or more sentences. */
export class CliFailure extends Error {}
