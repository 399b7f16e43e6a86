import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import type { Transfer } from '../models/index.js';

/** A confirmed transfer; prices in tenths of a million. */
export type StoredTransfer = Pick<
  Transfer,
  'weekId' | 'inId' | 'outId' | 'inPrice' | 'outPrice' | 'outPurchase' | 'extra' | 'createdAt'
>;

/** All transfers of a team, the first one first. */
export async function loadTransfers(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamId: number,
  transaction?: Transaction,
): Promise<StoredTransfer[]> {
  const rows = await select<StoredTransfer>(
    sequelize,
    `SELECT week_id AS weekId, in_id AS inId, out_id AS outId, in_price AS inPrice, out_price AS outPrice,
            out_purchase AS outPurchase, extra, created_at AS createdAt
       FROM transfers WHERE team_id = :teamId ORDER BY id`,
    { teamId },
    transaction,
  );
  return rows.map((row) => ({ ...row, extra: Boolean(row.extra), createdAt: Number(row.createdAt) }));
}
