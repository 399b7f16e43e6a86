import type { EpochMs } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
import { type StoredLineup, writeLineup } from './storedLineup.js';

interface LineupToStore {
  readonly teamId: number;
  /** The matchday it holds from. */
  readonly weekId: number;
  readonly lineup: StoredLineup;
  /** The matchday of the row that holds now. */
  readonly heldWeekId: number;
  readonly savedAt: EpochMs;
}

/** No upsert and no needless delete: each would lock a gap that the next team's save is waiting for (MySQL). */
export async function storeLineup(
  { models }: Pick<Database, 'models'>,
  { teamId, weekId, lineup, heldWeekId, savedAt }: LineupToStore,
  transaction: Transaction,
): Promise<void> {
  const columns = { ...writeLineup(lineup), savedAt };
  if (heldWeekId === weekId)
    await models.TeamLineup.update(columns, { where: { teamId, weekId }, transaction });
  else await models.TeamLineup.create({ teamId, weekId, ...columns }, { transaction });
}
