import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import {
  confirmWeek,
  reopenWeek,
  type SettlementRefusal,
  type SettlementReport,
  type SettlementResult,
  settleWeek,
  sweepResults,
} from '../../settlement/index.js';
import { matchdayNumber } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';

/** How long another process may be at work on the same matchday, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 500;

export function addSettling(program: Command, context: CliContext): void {
  program
    .command('settle')
    .argument('<matchday>', 'number of the matchday', matchdayNumber)
    .description('score a matchday from the matches that are over, and those after it that have points')
    .action((weekId: number) => settleFrom(context, weekId, () => settleWeek(context, weekId)));
  program
    .command('confirm')
    .argument('<matchday>', 'number of the matchday', matchdayNumber)
    .description('score a matchday whose matches are all over, and make its points final')
    .action((weekId: number) => settleFrom(context, weekId, () => confirmWeek(context, weekId)));
  program
    .command('reopen')
    .argument('<matchday>', 'number of the matchday', matchdayNumber)
    .description('make the points of a matchday, and of those after it, provisional until you confirm them')
    .action(async (weekId: number) => {
      const reopened = await reopenWeek(context, weekId);
      if (reopened.length === 0) throw new CliFailure(`No matchday from ${weekId} on is confirmed.`);
      context.print(`Provisional until you confirm: matchday ${reopened.join(', ')}.`);
    });
}

/** The totals of later matchdays are made from this one's. */
async function settleFrom(
  context: CliContext,
  weekId: number,
  settleFirst: () => Promise<SettlementResult>,
): Promise<void> {
  await tellSettled(context, settleFirst);
  const matchdays = await context.models.Matchday.findAll({ order: ['weekId'], raw: true });
  for (const later of matchdays) {
    if (later.weekId <= weekId || later.version === null) continue;
    await tellSettled(context, () => settleWeek(context, later.weekId));
  }
}

async function tellSettled(context: CliContext, settle: () => Promise<SettlementResult>): Promise<void> {
  const report = await patiently(settle);
  await sweepResults(context, report.weekId);
  context.print(describeReport(report));
}

/** A running portal settles by itself: when it is at it, this waits. */
async function patiently(settle: () => Promise<SettlementResult>): Promise<SettlementReport> {
  for (const giveUpAt = Date.now() + PATIENCE; ; ) {
    const result = await settle();
    if (result.ok) return result.report;
    if (result.refusal.code !== 'settling-elsewhere' || Date.now() > giveUpAt) {
      throw new CliFailure(describeRefusal(result.refusal));
    }
    await setTimeout(PAUSE);
  }
}

function describeReport(report: SettlementReport): string {
  const { weekId, state, teams, version, digest, finishedMatches, unfinishedMatches } = report;
  const matches = `${finishedMatches} of ${finishedMatches + unfinishedMatches} matches`;
  return `Matchday ${weekId}: ${state}, ${teams} teams, ${matches}, version ${version}, digest ${digest}`;
}

function describeRefusal(refusal: SettlementRefusal): string {
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
  }
}
