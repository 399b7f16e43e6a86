import { Op } from 'sequelize';
import { loadCompetition } from '../competition/loadCompetition.js';
import type { TeamResult } from '../models/index.js';
import type { GameContext } from './gameContext.js';

/** Rows deleted in one transaction. */
const BATCH = 20_000;

/**
 * Deletes the results of a matchday that are not visible and that nobody is writing, and the records of the runs that made
 * them: while a matchday runs there are some every minute. The last record stays, so that versions only grow.
 */
export async function sweepResults(context: GameContext, weekId: number): Promise<void> {
  const { models } = context;
  const competition = await loadCompetition(context);
  if (!competition) return;
  const competitionId = competition.id;
  const matchday = await models.Matchday.findOne({ where: { competitionId, weekId }, raw: true });
  const runs = await models.Settlement.findAll({
    where: { competitionId, weekId },
    attributes: ['id', 'version', 'state'],
    order: [['version', 'DESC']],
    raw: true,
  });
  const old = runs.filter(({ version, state }) => state !== 'running' && version !== matchday?.version);
  for (const { version } of old) await deleteResults(context, weekId, version);
  const last = runs[0]?.version ?? 0;
  const swept = old.filter(({ version }) => version < last).map(({ id }) => id);
  if (swept.length === 0) return;
  const isSettled = { id: swept, state: { [Op.ne]: 'running' as const } };
  await context.withTransaction((transaction) =>
    models.Settlement.destroy({ where: isSettled, transaction }),
  );
}

async function deleteResults(context: GameContext, weekId: number, version: number): Promise<void> {
  const { models } = context;
  await context.withTransaction((transaction) =>
    models.RankingPart.destroy({ where: { weekId, version }, transaction }),
  );
  const last = await models.TeamResult.max<number | null, TeamResult>('teamId', {
    where: { weekId, version },
  });
  for (let after = 0; after < (last ?? 0); after += BATCH) {
    const teamId = { [Op.gt]: after, [Op.lte]: after + BATCH };
    await context.withTransaction((transaction) =>
      models.TeamResult.destroy({ where: { weekId, version, teamId }, transaction }),
    );
  }
}
