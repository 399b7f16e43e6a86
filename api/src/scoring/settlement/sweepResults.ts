import { Op } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { dropFrozen } from '../../packed/index.js';
import { loadCompetition } from '../../tournament/index.js';

/**
 * Deletes results of a matchday that are neither visible nor being written, and the records of their runs: a running
 * matchday produces some every minute. The last record stays, so that versions only grow.
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
  if (matchday?.state === 'confirmed') await dropFrozen(context, { competitionId, weekId });
  const old = runs.filter(({ version, state }) => state !== 'running' && version !== matchday?.version);
  for (const { version } of old) await deleteResults(context, weekId, version);
  const last = runs[0]?.version ?? 0;
  const sweptIds = old.filter(({ version }) => version < last).map(({ id }) => id);
  if (sweptIds.length === 0) return;
  const isSettled = { id: sweptIds, state: { [Op.ne]: 'running' as const } };
  await context.withTransaction((transaction) =>
    models.Settlement.destroy({ where: isSettled, transaction }),
  );
}

async function deleteResults(
  { models, withTransaction }: GameContext,
  weekId: number,
  version: number,
): Promise<void> {
  const where = { weekId, version };
  await withTransaction((transaction) => models.RankingPart.destroy({ where, transaction }));
  await withTransaction((transaction) => models.RankingPosition.destroy({ where, transaction }));
  await withTransaction((transaction) => models.ResultPart.destroy({ where, transaction }));
}
