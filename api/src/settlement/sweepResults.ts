import { Op } from 'sequelize';
import { loadCompetition } from '../competition/loadCompetition.js';
import type { TeamResult } from '../models/index.js';
import type { GameContext } from './gameContext.js';

/** Rows deleted in one transaction. */
const BATCH = 20_000;

/** Deletes the results of a matchday that are not visible and that nobody is writing. */
export async function sweepResults(context: GameContext, weekId: number): Promise<void> {
  const { models } = context;
  const competition = await loadCompetition(context);
  if (!competition) return;
  const competitionId = competition.id;
  const matchday = await models.Matchday.findOne({ where: { competitionId, weekId }, raw: true });
  const running = await models.Settlement.findAll({
    where: { competitionId, weekId, state: 'running' },
    raw: true,
  });
  const kept = [...running.map(({ version }) => version), ...(matchday?.version ? [matchday.version] : [])];
  const old = await models.Settlement.findAll({
    where: { competitionId, weekId, version: { [Op.notIn]: kept } },
    attributes: ['version'],
    raw: true,
  });
  for (const { version } of old) {
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
}
