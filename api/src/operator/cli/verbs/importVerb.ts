import { resolve } from 'node:path';
import type { Command } from 'commander';
import { DatabaseClock } from '../../../infra/clock/databaseClock.js';
import { describeImport, importFeed, readFeed } from '../../../tournament/index.js';
import type { CliContext } from '../cliContext.js';
import { refusedFeed } from '../refusedFeed.js';

const END = 'The feed is refused; nothing was changed.';

export function addImport(program: Command, context: CliContext): void {
  program
    .command('import')
    .argument('<dir>', 'folder of the pack (docs/feed-format.md)')
    .description('make the game equal to a pack: checked whole, then all of it or nothing')
    .option('--take-pages', 'replace pages that an operator wrote by those of the feed')
    .action(async (directory: string, { takePages = false }: { takePages?: boolean }) => {
      const read = await readFeed(resolve(directory));
      if (!read.ok) throw refusedFeed(read.problems, END);
      const clockOf = (competitionId: number) => new DatabaseClock(context, competitionId);
      const imported = await importFeed(context, clockOf, read.feed, {
        demo: context.env.demo,
        takePages,
      });
      if (!imported.ok) throw refusedFeed(imported.problems, END);
      for (const line of describeImport(imported.report)) context.print(line);
    });
}
