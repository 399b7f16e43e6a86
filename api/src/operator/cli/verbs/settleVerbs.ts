import type { Command } from 'commander';
import { Refusal } from '../../../infra/errors.js';
import type { SettlementRefusal, SettlementReport } from '../../../scoring/index.js';
import { reopenMatchday, settleMatchday } from '../../changeMatchday.js';
import { openMatchday } from '../../openMatchday.js';
import { DEFAULT_REASON, isoMoment, matchdayNumber, reasonText } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';

/** Milliseconds to wait for another process that works on the same matchday. */
export const TIMEOUT_MS = 60_000;

interface Options {
  readonly reason?: string;
}

export function addSettling(program: Command, context: CliContext): void {
  matchdayCommand(program, 'settle')
    .description('score a matchday from the matches that are over, and those after it that have points')
    .action((weekId: number, options: Options) => settleAs('settled', context, weekId, options));
  matchdayCommand(program, 'confirm')
    .description('score a matchday whose matches are all over, and make its points final')
    .action((weekId: number, options: Options) => settleAs('confirmed', context, weekId, options));
  matchdayCommand(program, 'reopen')
    .description('make the points of a matchday, and of those after it, provisional until you confirm them')
    .action(async (weekId: number, { reason = DEFAULT_REASON }: Options) => {
      const reopenedWeeks = await reopenMatchday(context, weekId, { actorId: null, reason });
      if (reopenedWeeks.length === 0) throw new CliFailure(`No matchday from ${weekId} on is confirmed.`);
      context.print(`Provisional until you confirm: matchday ${reopenedWeeks.join(', ')}.`);
    });
  matchdayCommand(program, 'open')
    .description('open a matchday again that was closed by mistake, before any match of it has begun')
    .requiredOption('--deadline <moment>', 'its new deadline, with its zone', isoMoment)
    .action(async (weekId: number, { reason = DEFAULT_REASON, deadline }: OpenOptions) => {
      await openMatchday(context, { weekId, deadlineAt: deadline }, { actorId: null, reason }).catch(
        (error: unknown) => {
          throw error instanceof Refusal ? new CliFailure(describeOpening(error, weekId)) : error;
        },
      );
      context.print(`Matchday ${weekId} is open until ${new Date(deadline).toISOString()}.`);
    });
}

interface OpenOptions extends Options {
  readonly deadline: number;
}

function describeOpening({ details }: Refusal, weekId: number): string {
  switch (details?.because) {
    case 'not-closed':
      return `Matchday ${weekId} is open.`;
    case 'later-matchday-closed':
      return `Matchday ${weekId} stays closed: the one after it is closed as well.`;
    case 'has-points':
      return `Matchday ${weekId} stays closed: it has points.`;
    case 'match-began':
      return `Matchday ${weekId} stays closed: a match of it has begun.`;
    case 'deadline-impossible':
      return details.latest === undefined
        ? 'The new deadline has passed.'
        : `The new deadline must be to come, and at the latest ${details.latest}.`;
    default:
      return `There is no matchday ${weekId}.`;
  }
}

function matchdayCommand(program: Command, name: string): Command {
  return program
    .command(name)
    .argument('<matchday>', 'number of the matchday', matchdayNumber)
    .option('--reason <text>', 'why, for the audit log', reasonText);
}

async function settleAs(
  as: 'settled' | 'confirmed',
  context: CliContext,
  weekId: number,
  { reason = DEFAULT_REASON }: Options,
): Promise<void> {
  const by = { as, actorId: null, reason, timeoutMs: TIMEOUT_MS };
  const { reports, refusal } = await settleMatchday(context, weekId, by);
  for (const report of reports) context.print(describeReport(report));
  if (refusal) throw new CliFailure(describeRefusal(refusal));
}

export function describeReport(report: SettlementReport): string {
  const { weekId, state, teams, version, digest, finishedMatches, unfinishedMatches } = report;
  const matches = `${finishedMatches} of ${finishedMatches + unfinishedMatches} matches`;
  return `Matchday ${weekId}: ${state}, ${teams} teams, ${matches}, version ${version}, digest ${digest}`;
}

export function describeRefusal(refusal: SettlementRefusal): string {
  const { weekId } = refusal;
  switch (refusal.code) {
    case 'no-matchday':
      return `There is no matchday ${weekId}.`;
    case 'deadline-to-come':
      return `Matchday ${weekId} is open until ${new Date(refusal.deadlineAt).toISOString()}: there is nothing to settle yet.`;
    case 'earlier-matchday-first':
      return `Matchday ${refusal.earlierWeekId} comes first: settle and confirm in order.`;
    case 'matches-to-come':
      return `Matchday ${weekId} can't be confirmed: match ${refusal.matchIds.join(', ')} is not over.`;
    case 'settling-elsewhere':
      return `Another process is settling matchday ${weekId} (${refusal.owner}); try again in a moment.`;
    case 'published-already':
    case 'published-just-now':
      return `Matchday ${weekId} is settled already.`;
    case 'reopened':
      return `Matchday ${weekId} was reopened meanwhile.`;
  }
}
