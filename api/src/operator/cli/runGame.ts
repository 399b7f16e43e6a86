import { createPasswords } from '../../accounts/index.js';
import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { connectDatabase } from '../../infra/db/connectDatabase.js';
import { migrate } from '../../infra/db/migrate.js';
import { readEnv } from '../../infra/env.js';
import { publishOnce } from '../../infra/redis/index.js';
import { listCompetitions } from '../../tournament/index.js';
import { runCli, runWithoutDatabase } from './runCli.js';

interface Around {
  readonly variables: NodeJS.ProcessEnv;
  /** One line for the operator, and one about what went wrong. */
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * Runs one command of the operator on the portal that the variables name, and answers the exit code; a bug is thrown.
 */
export async function runGame(words: readonly string[], around: Around): Promise<number> {
  const offline = await runWithoutDatabase(words, around.print, around.complain);
  if (offline !== null) return offline;
  const env = readEnv(around.variables);
  const database = await connectDatabase(env.databaseUrl, { statementTimeout: env.databaseTimeouts.long });
  try {
    await Promise.all([migrate(database), database.time.measure()]);
    const [byDefault] = await listCompetitions(database);
    const clock = new DatabaseClock(database, byDefault?.id);
    await clock.refresh();
    const context = { ...database, clock, env, passwords: createPasswords(), print: around.print };
    const code = await runCli(words, context, around.complain);
    // Makes processes that share a Redis read the change immediately.
    if (code === 0 && env.redis) await publishOnce(env.redis, { what: 'game' });
    return code;
  } finally {
    await database.sequelize.close();
  }
}
