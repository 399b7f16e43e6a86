import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { insertReturningId } from '../infra/db/execute.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { groupBy } from '../infra/groupBy.js';
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
    `SELECT ${COLUMNS} FROM transfers WHERE team_id = :teamId ORDER BY id`,
    { teamId },
    transaction,
  );
  return rows.map(readTransfer);
}

/** All transfers of a team of `teams t`; read by {@link readTransfers}. */
export const TRANSFERS: JsonPart<StoredTransfer & { readonly id: number }> = {
  columns: {
    id: 'x.id',
    weekId: 'x.week_id',
    inId: 'x.in_id',
    outId: 'x.out_id',
    inPrice: 'x.in_price',
    outPrice: 'x.out_price',
    outPurchase: 'x.out_purchase',
    extra: 'x.extra',
    createdAt: 'x.created_at',
  },
  key: 'x.id',
  from: 'transfers x WHERE x.team_id = t.id',
};

/** The first one first. */
export function readTransfers(value: unknown): StoredTransfer[] {
  return readPart(TRANSFERS, value)
    .sort((a, b) => a.id - b.id)
    .map(({ id: _, ...transfer }) => readTransfer(transfer));
}

/** The transfers of several teams, by team. For some hundred teams: their ids are in the statement. */
export async function loadTransfersOf(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredTransfer[]>> {
  if (teamIds.length === 0) return new Map();
  const rows = await select<StoredTransfer & { readonly teamId: number }>(
    sequelize,
    `SELECT team_id AS teamId, ${COLUMNS} FROM transfers WHERE team_id IN (:teamIds) ORDER BY id`,
    { teamIds },
  );
  return groupBy(
    rows.map((row) => ({ ...readTransfer(row), teamId: row.teamId })),
    ({ teamId }) => teamId,
  );
}

const COLUMNS = `week_id AS weekId, in_id AS inId, out_id AS outId, in_price AS inPrice, out_price AS outPrice,
            out_purchase AS outPurchase, extra, created_at AS createdAt`;

const readTransfer = (row: StoredTransfer): StoredTransfer => ({
  ...row,
  extra: Boolean(row.extra),
  createdAt: Number(row.createdAt),
});

/** Columns of a new transfer; `extra` is a flag. */
type NewTransfer = StoredTransfer & { readonly teamId: number };

const WRITTEN_COLUMNS = {
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

const WRITTEN_NAMES = Object.keys(WRITTEN_COLUMNS) as (keyof NewTransfer)[];

/** Adds confirmed transfers, at least one, in their order. */
export async function writeTransfers(
  { sequelize }: Pick<Database, 'sequelize'>,
  transfers: readonly NewTransfer[],
  transaction: Transaction,
): Promise<void> {
  const rows = transfers.map((_, index) => `(${WRITTEN_NAMES.map((name) => `:${name}${index}`).join(', ')})`);
  const values = transfers.flatMap((transfer, index) =>
    WRITTEN_NAMES.map((name) => [`${name}${index}`, Number(transfer[name])] as const),
  );
  await insertReturningId(
    sequelize,
    `INSERT INTO transfers (${Object.values(WRITTEN_COLUMNS).join(', ')}) VALUES ${rows.join(', ')}`,
    Object.fromEntries(values),
    transaction,
  );
}
