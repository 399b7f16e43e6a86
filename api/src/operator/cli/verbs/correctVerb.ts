import { correctedField } from '@euro/api-contract';
import { Argument, type Command } from 'commander';
import { settleFrom } from '../../../scoring/index.js';
import { correctStat, loadCompetition, type WantedFigure } from '../../../tournament/index.js';
import { figureValue, reasonText, wholeNumber } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';
import { storedId } from '../storedId.js';
import { describeRefusal, describeReport, TIMEOUT_MS } from './settleVerbs.js';

const anyId = wholeNumber(1, 999_999);

export function addCorrecting(program: Command, context: CliContext): void {
  program
    .command('correct')
    .argument('<match>', 'number of the match in the feed', anyId)
    .argument('<player>', 'number of the player in the feed', anyId)
    .addArgument(
      new Argument('<field>', 'column of the statistics (docs/feed-format.md)').choices(
        correctedField.options,
      ),
    )
    .argument('<value>', 'a whole number, or - for none', figureValue)
    .requiredOption('--reason <text>', 'why, for the audit log', reasonText)
    .description('put one figure of a match that is over right, and count its matchday again')
    .action(
      async (
        matchId: number,
        playerId: number,
        field: WantedFigure['field'],
        value: number | null,
        { reason }: { reason: string },
      ) => {
        const competition = await loadCompetition(context);
        if (!competition) throw new CliFailure('There is no competition yet: import a feed.');
        const { models } = context;
        const match = await storedId(models.Match, competition.id, matchId);
        if (match === null) throw new CliFailure(`There is no match ${matchId}.`);
        const player = await storedId(models.Player, competition.id, playerId);
        if (player === null) throw new CliFailure(`There is no player ${playerId}.`);
        const figure = { competitionId: competition.id, matchId: match, playerId: player, field, value };
        const result = await correctStat(context, figure, { actorId: null, reason });
        if (!result.ok)
          throw new CliFailure(
            result.problem
              .replace(`match ${match}`, `match ${matchId}`)
              .replace(`layer ${player}`, `layer ${playerId}`),
          );
        context.print(`Match ${matchId}, player ${playerId}: ${field} is ${value ?? 'nothing'} now.`);
        const { reports, refusal } = await settleFrom(context, result.weekId, { timeoutMs: TIMEOUT_MS });
        for (const report of reports) context.print(describeReport(report));
        if (refusal) throw new CliFailure(`It is not counted yet. ${describeRefusal(refusal)}`);
      },
    );
}
