import { Op } from 'sequelize';
import { applyDueValues, withdrawResults } from '../../scoring/index.js';
import { rewindTeams } from '../../teams/index.js';
import type { ReplayContext } from './replayContext.js';

/** Number of teams whose changes for a matchday, or a later one, a replay from there would undo. */
export function countChangedTeams({ models }: ReplayContext, weekId: number): Promise<number> {
  const kind = { [Op.notIn]: ['team-created', 'team-renamed'] as const };
  return models.Receipt.count({
    where: { weekId: { [Op.gte]: weekId }, kind },
    distinct: true,
    col: 'team_id',
  });
}

/**
 * Takes back what happened from a matchday on, people's changes for it too; the clock is before its deadline already.
 */
export async function reopenMatchday(context: ReplayContext, weekId: number): Promise<void> {
  await withdrawResults(context);
  await context.withTransaction((transaction) => rewindTeams(context, { fromWeek: weekId }, transaction));
  await applyDueValues(context);
}
