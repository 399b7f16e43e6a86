import { Command, CommanderError } from 'commander';
import { type CliContext, CliFailure } from './cliContext.js';
import { addAudit } from './verbs/auditVerb.js';
import { addClock } from './verbs/clockVerbs.js';
import { addCorrecting } from './verbs/correctVerb.js';
import { addCoupons } from './verbs/couponVerbs.js';
import { addImport } from './verbs/importVerb.js';
import { addMigrate } from './verbs/migrateVerb.js';
import { addOrders } from './verbs/orderVerbs.js';
import { addReplay } from './verbs/replayVerb.js';
import { addReport } from './verbs/reportVerb.js';
import { addRole } from './verbs/roleVerb.js';
import { addSeeding } from './verbs/seedVerbs.js';
import { addSettling } from './verbs/settleVerbs.js';

/**
 * Runs one command of the operator and answers the exit code. Mistakes are printed as sentences; a bug is thrown.
 * @param complain one line for the operator about what went wrong
 */
export async function runCli(
  words: readonly string[],
  context: CliContext,
  complain: (line: string) => void,
): Promise<number> {
  const program = new Command('npm run game --');
  program
    .description('The operator commands of EuroManager')
    .exitOverride()
    .showHelpAfterError('(add --help for the commands)')
    .configureOutput({
      writeOut: (text) => context.print(text.trimEnd()),
      writeErr: (text) => complain(text.trimEnd()),
    });
  for (const add of [
    addMigrate,
    addImport,
    addClock,
    addSettling,
    addCorrecting,
    addReplay,
    addRole,
    addCoupons,
    addOrders,
    addAudit,
    addSeeding,
    addReport,
  ])
    add(program, context);
  inheritSettings(program);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof CliFailure)) throw error;
    complain(error.message);
    return 1;
  }
}

/** Commander hands these to subcommands only when they were set before. */
function inheritSettings(program: Command): void {
  for (const command of program.commands) {
    command.copyInheritedSettings(program);
    inheritSettings(command);
  }
}
