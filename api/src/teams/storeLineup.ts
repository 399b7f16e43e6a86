import type { EpochMs } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { execute, insertReturningId } from '../infra/db/execute.js';
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
  { sequelize }: Pick<Database, 'sequelize'>,
  { teamId, weekId, lineup, heldWeekId, savedAt }: LineupToStore,
  transaction: Transaction,
): Promise<void> {
  const values = { ...writeLineup(lineup), savedAt, teamId, weekId };
  if (heldWeekId === weekId) {
    await execute(
      sequelize,
      `UPDATE team_lineups SET \`starting\` = :starting, bench = :bench, captain_id = :captainId,
              vice_captain_id = :viceCaptainId, purchase_prices = :purchasePrices, money_left = :moneyLeft,
              saved_at = :savedAt
        WHERE team_id = :teamId AND week_id = :weekId`,
      values,
      transaction,
    );
    return;
  }
  await insertReturningId(
    sequelize,
    `INSERT INTO team_lineups (team_id, week_id, \`starting\`, bench, captain_id, vice_captain_id, purchase_prices,
            money_left, saved_at)
     VALUES (:teamId, :weekId, :starting, :bench, :captainId, :viceCaptainId, :purchasePrices, :moneyLeft, :savedAt)`,
    values,
    transaction,
  );
}
