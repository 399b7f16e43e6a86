import { deadlineInfo } from '@euro/game';
import type { Command } from 'commander';
import type { Transaction } from 'sequelize';
import { writeAudit } from '../../../infra/audit/writeAudit.js';
import { FIRST_COMPETITION } from '../../../infra/clock/databaseClock.js';
import { applyDueValues, withdrawResults } from '../../../scoring/index.js';
import { loadCompetition } from '../../../tournament/index.js';
import { clockSpeed, DEFAULT_REASON, isoMoment, reasonText } from '../arguments.js';
import type { CliContext } from '../cliContext.js';

interface Options {
  readonly reason?: string;
}

const REASON = ['--reason <text>', 'why, for the audit log', reasonText] as const;

export function addClock(program: Command, context: CliContext): void {
  const clock = program.command('clock').description("the game's time");
  clock
    .command('show')
    .description('what time it is in the game')
    .action(() => show(context));
  clock
    .command('set')
    .argument('<moment>', 'like 2024-06-23T08:00:00Z', isoMoment)
    .option(...REASON)
    .description('set the time; results of matchdays that then lie ahead are taken back')
    .action(async (moment: number, { reason = DEFAULT_REASON }: Options) => {
      await context.withTransaction(async (transaction) => {
        const before = await context.clock.fresh(transaction);
        await context.clock.setTime(moment, transaction);
        const [from, to] = [before, moment].map((at) => new Date(at).toISOString());
        await auditClock(context, { action: 'clock.set', reason, details: { from, to } }, transaction);
      });
      const withdrawnWeeks = await withdrawResults(context);
      await applyDueValues(context);
      await show(context);
      for (const weekId of withdrawnWeeks) {
        context.print(`Matchday ${weekId} is open again; its results were taken back.`);
      }
    });
  clock
    .command('speed')
    .argument('<times>', 'game seconds per real second', clockSpeed)
    .option(...REASON)
    .description('let the time run faster, or stand still with 0')
    .action(async (speed: number, { reason = DEFAULT_REASON }: Options) => {
      await context.withTransaction(async (transaction) => {
        await context.clock.refresh(transaction);
        const details = { from: context.clock.speed(), to: speed };
        await context.clock.setSpeed(speed, transaction);
        await auditClock(context, { action: 'clock.speed', reason, details }, transaction);
      });
      await show(context);
    });
}

interface ClockEntry {
  readonly action: 'clock.set' | 'clock.speed';
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;
}

async function auditClock(context: CliContext, entry: ClockEntry, transaction: Transaction): Promise<void> {
  const subject = `competition ${context.competitionId ?? FIRST_COMPETITION}`;
  await writeAudit(context, { ...entry, actorId: null, subject }, transaction);
}

async function show(context: CliContext): Promise<void> {
  const { clock, models, print } = context;
  await clock.refresh();
  const now = clock.now();
  print(`It is ${new Date(now).toISOString()}, at ${clock.speed()}× speed.`);
  const competition = await loadCompetition(context);
  const where = { competitionId: competition?.id ?? 0 };
  const matchdays = await models.Matchday.findAll({ where, order: ['weekId'], raw: true });
  if (matchdays.length === 0) return;
  const deadlines = matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadline: Number(deadlineAt) }));
  const { deadlineWeek, deadline } = deadlineInfo(deadlines, now);
  print(
    deadline === null
      ? 'All deadlines have passed.'
      : `Matchday ${deadlineWeek} closes at ${new Date(deadline).toISOString()}.`,
  );
}
