import type { Passwords } from '../../accounts/index.js';
import type { DatabaseClock } from '../../infra/clock/databaseClock.js';
import type { GameContext } from '../../infra/context.js';
import type { Env } from '../../infra/env.js';

/** Dependencies of the operator's commands. */
export interface CliContext extends GameContext {
  readonly clock: DatabaseClock;
  readonly env: Pick<Env, 'clock' | 'clockSpeed' | 'demo' | 'demoWith' | 'feed' | 'publicUrl'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  /** One line for the operator. */
  readonly print: (line: string) => void;
}

/** Something the operator can put right, in one or more sentences. */
export class CliFailure extends Error {}
