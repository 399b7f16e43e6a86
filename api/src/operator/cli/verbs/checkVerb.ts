import { resolve } from 'node:path';
import type { Command } from 'commander';
import { describePack } from '../../../tournament/index.js';
import { readPack } from '../../competitions/readPack.js';
import type { CliContext } from '../cliContext.js';
import { refusedFeed } from '../refusedFeed.js';

/** The only verb that needs no database. */
export const CHECK = 'check';

export function addCheck(program: Command, { print }: Pick<CliContext, 'print'>): void {
  program
    .command(CHECK)
    .argument('<dir>', 'folder of the pack (docs/feed-format.md)')
    .description('read a pack as an import would, without changing anything')
    .action(async (directory: string) => {
      const read = await readPack(resolve(directory));
      if (!read.ok) throw refusedFeed(read.problems, 'The pack is not right yet; nothing was changed.');
      for (const line of describePack(read.feed)) print(line);
    });
}
