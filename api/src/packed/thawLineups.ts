import { literal, type Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { rangeOf } from './lineupRanges.js';

/**
 * Makes settlements read teams again whose lineups of running matchdays they have copied: for whatever takes a team
 * out of the ranking or into it. Lineups themselves don't change after their deadline.
 * @param transaction the one in which the teams change
 */
export async function thawLineups(
  { models }: Pick<Database, 'models'>,
  competitionId: number,
  teamIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const part = [...new Set(teamIds.map(rangeOf))];
  await models.FrozenLineups.update(
    { lineups: null, version: literal('version + 1') },
    { where: { competitionId, part }, transaction },
  );
}
