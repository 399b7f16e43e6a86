import { join } from 'node:path';
import { deadlineInfo } from '@euro/game';
import type { Command } from 'commander';
import { DEMO_ACCOUNTS, DEMO_COUPONS, DEMO_PASSWORD, seedDemo, seedTeams } from '../../../demo/index.js';
import { competitionsDirectory } from '../../../infra/competitionsDirectory.js';
import { loadCompetition } from '../../../tournament/index.js';
import { matchdayNumber, wholeNumber } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';

interface SeedOptions {
  readonly week?: number;
  readonly seed: number;
}

export function addSeeding(program: Command, context: CliContext): void {
  program
    .command('seed-teams')
    .argument('<count>', 'how many', wholeNumber(1, 2_000_000))
    .option('--week <matchday>', 'matchday they begin with; without it the one that is open', matchdayNumber)
    .option('--seed <number>', 'another seed makes other teams', wholeNumber(0, 999_999_999), 1)
    .description('add made-up managers with legal teams')
    .action(async (teams: number, { week, seed }: SeedOptions) => {
      const weekId = week ?? (await openWeek(context));
      const began = Date.now();
      const count = await seedTeams(context, { teams, weekId, seed });
      context.print(`${count} teams from matchday ${weekId} on, in ${seconds(began)} s`);
    });
  program
    .command('seed-demo')
    .description('make the demo world: the tournament, 500 teams, demo accounts, results so far')
    .action(async () => {
      const began = Date.now();
      const { clock: startAt, clockSpeed: speed } = context.env;
      const lines = await seedDemo({
        ...context,
        feedDirectory: join(competitionsDirectory(), 'euro2024'),
        otherDirectories: context.env.demoWith.map((name) => join(competitionsDirectory(), name)),
        startAt,
        speed,
      });
      for (const line of lines) context.print(line);
      context.print(
        `Demo world ready in ${seconds(began)} s. Every demo account has the password ${DEMO_PASSWORD}:`,
      );
      for (const { email, description } of DEMO_ACCOUNTS)
        context.print(`  ${email.padEnd(20)} ${description}`);
      context.print(`Coupons, each good for one free team of two: ${DEMO_COUPONS.join(', ')}`);
    });
}

async function openWeek(context: CliContext): Promise<number> {
  const { models, clock } = context;
  const competition = await loadCompetition(context);
  const where = { competitionId: competition?.id ?? 0 };
  const matchdays = await models.Matchday.findAll({ where, raw: true });
  const deadlines = matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadline: Number(deadlineAt) }));
  const { deadlineWeek } = deadlineInfo(deadlines, clock.now());
  if (deadlineWeek !== null) return deadlineWeek;
  throw new CliFailure('No matchday is open: import a feed, or name the matchday with --week.');
}

function seconds(began: number): string {
  return ((Date.now() - began) / 1000).toFixed(1);
}
