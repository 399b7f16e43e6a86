import type { Receipt } from '@euro/api-contract';
import { Op, type Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { presentReceipt, type StoredReceipt } from './presentReceipt.js';

const COLUMNS = [
  'id',
  'teamId',
  'weekId',
  'kind',
  'at',
  'deadlineAt',
  'version',
  'changes',
] as const satisfies readonly (keyof StoredReceipt)[];

interface ReceiptQuery {
  readonly teamId: number;
  /** Only changes after this version of the team. */
  readonly sinceVersion?: number | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/** Receipts of a team, the newest first. */
export async function loadReceipts(
  { models }: Pick<Database, 'models'>,
  { limit, offset = 0, ...which }: ReceiptQuery,
  transaction?: Transaction,
): Promise<Receipt[]> {
  const rows = await models.Receipt.findAll({
    attributes: [...COLUMNS],
    where: receiptsOf(which),
    order: [['id', 'DESC']],
    limit,
    offset,
    raw: true,
    transaction: transaction ?? null,
  });
  return rows.map(presentReceipt);
}

export function countReceipts(
  { models }: Pick<Database, 'models'>,
  which: Pick<ReceiptQuery, 'teamId' | 'sinceVersion'>,
): Promise<number> {
  return models.Receipt.count({ where: receiptsOf(which) });
}

/** Null when it was taken back since. */
export async function loadReceipt({ models }: Pick<Database, 'models'>, id: number): Promise<Receipt | null> {
  const row = await models.Receipt.findByPk(id, { attributes: [...COLUMNS], raw: true });
  return row && presentReceipt(row);
}

function receiptsOf({ teamId, sinceVersion }: Pick<ReceiptQuery, 'teamId' | 'sinceVersion'>) {
  return { teamId, ...(sinceVersion === undefined ? {} : { version: { [Op.gt]: sinceVersion } }) };
}
