import type { Command } from 'commander';
import type { CliContext } from '../cliContext.js';

/** Every command migrates the database first; this one does nothing else. */
export function addMigrate(program: Command, context: CliContext): void {
  program
    .command('migrate')
    .description('bring the database up to date, before processes of a new version start')
    .action(() => context.print('The database is up to date.'));
}
