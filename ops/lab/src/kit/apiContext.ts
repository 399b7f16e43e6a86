import {
  type AppContext,
  type Clock,
  connectDatabase,
  createContext,
  createLog,
  type Database,
  type Env,
  readEnv,
} from '@euro/api/testing';

interface ApiContext<C extends Clock> {
  readonly env: Env;
  readonly database: Database;
  readonly clock: C;
  readonly context: AppContext;
}

/** What the API's functions need, by the API's variables. */
export async function apiContext<C extends Clock>(
  createClock: (database: Database) => C,
  options: Parameters<typeof connectDatabase>[1] = {},
): Promise<ApiContext<C>> {
  const env = readEnv(process.env);
  const database = await connectDatabase(env.databaseUrl, options);
  const clock = createClock(database);
  return { env, database, clock, context: createContext({ env, log: createLog('warn'), clock, database }) };
}
