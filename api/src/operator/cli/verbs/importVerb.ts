import { resolve } from 'node:path';
import type { Command } from 'commander';
import {
  describeImport,
  describeProblem,
  type FeedProblem,
  importFeed,
  readFeed,
} from '../../../tournament/index.js';
import { type CliContext, CliFailure } from '../cliContext.js';

/** Problems that are listed; more are only counted. */
const LISTED = 50;

export function addImport(program: Command, context: CliContext): void {
  program
    .command('import')
    .argument('<dir>', 'folder of the feed (docs/feed-format.md)')
    .description('make the game equal to a feed: checked whole, then all of it or nothing')
    .option('--take-pages', 'replace pages that an operator wrote by those of the feed')
    .action(async (directory: string, { takePages = false }: { takePages?: boolean }) => {
      const read = await readFeed(resolve(directory));
      if (!read.ok) throw refused(read.problems);
      const imported = await importFeed(context, context.clock, read.feed, {
        demo: context.env.demo,
        takePages,
      });
      if (!imported.ok) throw refused(imported.problems);
      for (const line of describeImport(imported.report)) context.print(line);
    });
}

function refused(problems: readonly FeedProblem[]): CliFailure {
  const more = problems.length > LISTED ? [`… and ${problems.length - LISTED} more`] : [];
  return new CliFailure(
    [
      ...problems.slice(0, LISTED).map(describeProblem),
      ...more,
      'The feed is refused; nothing was changed.',
    ].join('\n'),
  );
}
