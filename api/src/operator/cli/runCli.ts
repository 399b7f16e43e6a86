import { Command, CommanderError } from 'commander';
import { COMPETITION_OPTION, chooseCompetition, namedCompetition } from './chooseCompetition.js';
import { type CliContext, CliFailure } from './cliContext.js';
import { addAudit } from './verbs/auditVerb.js';
import { addCheck, CHECK } from './verbs/checkVerb.js';
import { addClock } from './verbs/clockVerbs.js';
import { addCorrecting } from './verbs/correctVerb.js';
import { addCoupons } from './verbs/couponVerbs.js';
import { addImport } from './verbs/importVerb.js';
import { addMigrate } from './verbs/migrateVerb.js';
import { addOrders } from './verbs/orderVerbs.js';
import { addProvider } from './verbs/providerVerb.js';
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
  const program = createProgram(context.print, complain);
  program.option(
    `${COMPETITION_OPTION} <slug>`,
    'which competition, by its address (wk-2022); without it the default',
  );
  const scopedContext = await chooseCompetition(context, namedCompetition(words)).catch(failureOf);
  if (scopedContext instanceof CliFailure) {
    complain(scopedContext.message);
    return 1;
  }
  for (const add of [
    addMigrate,
    addCheck,
    addImport,
    addClock,
    addSettling,
    addCorrecting,
    addReplay,
    addProvider,
    addRole,
    addCoupons,
    addOrders,
    addAudit,
    addSeeding,
    addReport,
  ])
    add(program, scopedContext);
  return run(program, words, complain);
}

/** Runs a command that needs no database; null when the words are another one. */
export async function runWithoutDatabase(
  words: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number | null> {
  if (words[0] !== CHECK) return null;
  const program = createProgram(print, complain);
  addCheck(program, { print });
  return run(program, words, complain);
}

function createProgram(print: (line: string) => void, complain: (line: string) => void): Command {
  return new Command('npm run game --')
    .description('The operator commands of EuroManager')
    .exitOverride()
    .showHelpAfterError('(add --help for the commands)')
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => complain(text.trimEnd()),
    });
}

function failureOf(error: unknown): CliFailure {
  if (error instanceof CliFailure) return error;
  throw error;
}

async function run(
  program: Command,
  words: readonly string[],
  complain: (line: string) => void,
): Promise<number> {
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
