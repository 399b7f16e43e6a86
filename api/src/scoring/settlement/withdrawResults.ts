import type { GameContext } from '../../infra/context.js';
import { rewindTeams } from '../../teams/index.js';
import { loadMatchdays } from './loadMatchday.js';
import { pointsOfMatchday, popularityOfMatchday } from './matchdayRows.js';
import { sweepResults } from './sweepResults.js';

/**
 * Takes back the results of matchdays whose deadline lies ahead, and what teams did for matchdays after the one that is
 * open then: the clock was set back, so they have not happened.
 * Answers those matchdays.
 */
export async function withdrawResults(context: GameContext): Promise<number[]> {
  const { models } = context;
  const withdrawnMatchdays = await context.withTransaction(async (transaction) => {
    const matchdays = await loadMatchdays(context, { transaction, lock: true });
    const ahead = matchdays.filter(({ row, now }) => row.deadlineAt > now && row.state !== 'open');
    for (const { competition, row } of ahead) {
      const { weekId } = row;
      await models.PlayerPoints.destroy({ where: pointsOfMatchday(competition.id, weekId), transaction });
      await models.PlayerPopularity.destroy({
        where: popularityOfMatchday(competition.id, weekId),
        transaction,
      });
      const nothing = {
        version: null,
        inputs: null,
        averageHalf: null,
        winnerTeamId: null,
        winnerHalf: null,
        teams: null,
      };
      await models.Matchday.update(
        { ...nothing, state: 'open', held: false },
        { where: { competitionId: competition.id, weekId }, transaction },
      );
    }
    const open = matchdays.find(({ row, now }) => row.deadlineAt > now);
    if (open) await rewindTeams(context, { openWeek: open.row.weekId }, transaction);
    return ahead;
  });
  for (const { row } of withdrawnMatchdays) await sweepResults(context, row.weekId);
  return withdrawnMatchdays.map(({ row }) => row.weekId);
}
