import { DatabaseClock } from '../clock/databaseClock.js';
import { connectDatabase } from '../db/connectDatabase.js';
import { migrate } from '../db/migrate.js';
import { readEnv } from '../env.js';
import { createPasswords } from '../identity/passwords.js';
import { runCli } from './runCli.js';

async function main(): Promise<number> {
  // Whoever reads only the first lines (`| head`) is no failure.
  process.stdout.on('error', ignoreClosedPipe);
  const env = readEnv(process.env);
  const database = await connectDatabase(env.databaseUrl);
  try {
    await migrate(database);
    const clock = new DatabaseClock(database);
    await clock.refresh();
    const context = { ...database, clock, env, passwords: createPasswords(), print: toStandardOutput };
    return await runCli(process.argv.slice(2), context, toStandardError);
  } finally {
    await database.sequelize.close();
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function toStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    toStandardError(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
