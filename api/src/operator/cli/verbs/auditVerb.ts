import type { Command } from 'commander';
import { nameActors } from '../../nameActors.js';
import { wholeNumber } from '../arguments.js';
import type { CliContext } from '../cliContext.js';

export function addAudit(program: Command, context: CliContext): void {
  program
    .command('audit')
    .option('--last <count>', 'how many entries', wholeNumber(1, 1_000), 20)
    .description('what operators and the help desk did, the newest last')
    .action(async ({ last }: { last: number }) => {
      const rows = await context.models.AuditEntry.findAll({
        order: [['id', 'DESC']],
        limit: last,
        raw: true,
      });
      const actorOf = await nameActors(
        context,
        rows.map(({ actorId }) => actorId),
      );
      if (rows.length === 0) context.print('Nothing was done yet.');
      for (const { at, actorId, action, subject, reason, details } of rows.toReversed()) {
        const actor = actorOf(actorId);
        const actorName = actor === null ? 'command line' : `${actor.name} (${actor.id})`;
        context.print(
          `${new Date(Number(at)).toISOString()} ${action} ${subject}, by ${actorName}: ${reason}`,
        );
        if (details !== '{}') context.print(`  ${details}`);
      }
    });
}
