import { resolve } from 'node:path';
import type { Command } from 'commander';
import { DatabaseClock } from '../../../infra/clock/databaseClock.js';
import { describeImport, importFeed } from '../../../tournament/index.js';
import { readPack } from '../../competitions/readPack.js';
import { settlementOf } from '../../competitions/settlementOf.js';
import type { CliContext } from '../cliContext.js';
import { refusedFeed } from '../refusedFeed.js';

const END = 'The feed is refused; nothing was changed.';

interface Options {
  readonly takePages?: boolean;
  readonly takeSettings?: boolean;
  readonly open?: boolean;
  readonly close?: boolean;
  readonly reopen?: boolean;
  readonly dryRun?: boolean;
}

export function addImport(program: Command, context: CliContext): void {
  program
    .command('import')
    .argument('<dir>', 'folder of the pack (docs/feed-format.md)')
    .description('make the game equal to a pack: checked whole, then all of it or nothing')
    .option('--take-pages', 'replace pages that an operator wrote by those of the feed')
    .option('--take-settings', 'replace settings that an operator changed by those of the feed')
    .option('--open', 'open a competition that is new or a draft; otherwise an operator opens it at the desk')
    .option('--close', 'accept that a matchday closes at once or within the hour')
    .option('--reopen', 'accept that confirmed matchdays are provisional again')
    .option('--dry-run', 'only say what would change, for which teams too')
    .action(async (directory: string, options: Options) => {
      const { open: opens = false, close: closes = false, reopen: reopens = false, ...rest } = options;
      const { dryRun = false, ...takes } = rest;
      const read = await readPack(resolve(directory));
      if (!read.ok) throw refusedFeed(read.problems, END);
      const clockOf = (competitionId: number) => new DatabaseClock(context, competitionId);
      const result = await importFeed(context, clockOf, read.feed, {
        ...takes,
        demo: context.env.demo,
        opens,
        closes,
        reopens,
        isDryRun: dryRun,
        settlement: settlementOf(context, clockOf),
      });
      if (!result.ok) throw refusedFeed(result.problems, END);
      for (const line of describeImport(result.report)) context.print(line);
      if (dryRun) context.print('A dry run: nothing was written.');
    });
}
