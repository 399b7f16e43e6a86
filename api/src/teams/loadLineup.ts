import { Op, type Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
import { readLineup, type StoredLineup } from './storedLineup.js';

/** A lineup with the matchday it was saved for, from which it holds. */
export interface HeldLineup extends StoredLineup {
  readonly weekId: number;
}

/** The lineup a team has in a matchday: the last one saved for it or for a matchday before. Null before the first. */
export async function loadLineup(
  { models }: Pick<Database, 'models'>,
  teamId: number,
  weekId: number,
  transaction?: Transaction,
): Promise<HeldLineup | null> {
  const row = await models.TeamLineup.findOne({
    where: { teamId, weekId: { [Op.lte]: weekId } },
    order: [['weekId', 'DESC']],
    raw: true,
    transaction: transaction ?? null,
  });
  return row && { ...readLineup(row), weekId: row.weekId };
}

/** The lineup that was saved last: the squad the team's money belongs to. */
export function loadLatestLineup(
  database: Pick<Database, 'models'>,
  teamId: number,
  transaction?: Transaction,
): Promise<HeldLineup | null> {
  return loadLineup(database, teamId, Number.MAX_SAFE_INTEGER, transaction);
}
