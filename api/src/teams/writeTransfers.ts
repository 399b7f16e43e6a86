import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { insertReturningId } from '../infra/db/execute.js';
import type { StoredTransfer } from './loadTransfers.js';

/** What is written of a transfer; `extra` is a flag. */
type NewTransfer = StoredTransfer & { readonly teamId: number };

const COLUMNS = {
  teamId: 'team_id',
  weekId: 'week_id',
  inId: 'in_id',
  outId: 'out_id',
  inPrice: 'in_price',
  outPrice: 'out_price',
  outPurchase: 'out_purchase',
  extra: 'extra',
  createdAt: 'created_at',
} as const satisfies Record<keyof NewTransfer, string>;

const NAMES = Object.keys(COLUMNS) as (keyof NewTransfer)[];

/** Adds confirmed transfers, at least one, in their order. */
export async function writeTransfers(
  { sequelize }: Pick<Database, 'sequelize'>,
  transfers: readonly NewTransfer[],
  transaction: Transaction,
): Promise<void> {
  const rows = transfers.map((_, index) => `(${NAMES.map((name) => `:${name}${index}`).join(', ')})`);
  const values = transfers.flatMap((transfer, index) =>
    NAMES.map((name) => [`${name}${index}`, Number(transfer[name])] as const),
  );
  await insertReturningId(
    sequelize,
    `INSERT INTO transfers (${Object.values(COLUMNS).join(', ')}) VALUES ${rows.join(', ')}`,
    Object.fromEntries(values),
    transaction,
  );
}
