import { type Receipt, type TeamChanges, teamChanges } from '@euro/api-contract';
import type { EpochMs } from '@euro/game';
import { Op, type Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { insertReturningId } from '../../infra/db/execute.js';
import type { Receipt as ReceiptRow, Team } from '../../models/index.js';

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
  { limit, offset = 0, ...filter }: ReceiptQuery,
  transaction?: Transaction,
): Promise<Receipt[]> {
  const rows = await models.Receipt.findAll({
    attributes: [...COLUMNS],
    where: receiptsOf(filter),
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
  filter: Pick<ReceiptQuery, 'teamId' | 'sinceVersion'>,
): Promise<number> {
  return models.Receipt.count({ where: receiptsOf(filter) });
}

/** Null when it was undone since. */
export async function loadReceipt({ models }: Pick<Database, 'models'>, id: number): Promise<Receipt | null> {
  const row = await models.Receipt.findByPk(id, { attributes: [...COLUMNS], raw: true });
  return row && presentReceipt(row);
}

function receiptsOf({ teamId, sinceVersion }: Pick<ReceiptQuery, 'teamId' | 'sinceVersion'>) {
  return { teamId, ...(sinceVersion === undefined ? {} : { version: { [Op.gt]: sinceVersion } }) };
}

interface Change {
  /** The team as it is after the change. */
  readonly team: Pick<Team, 'id' | 'userId' | 'version'>;
  readonly kind: Receipt['kind'];
  readonly weekId: number;
  readonly now: EpochMs;
  /** Null where no deadline binds. */
  readonly deadline: EpochMs | null;
  readonly changes: TeamChanges;
}

/**
 * Stores the receipt of an accepted change, in the change's own transaction (decisions §3.7). Only its owner changes a
 * team.
 */
export async function writeReceipt(
  { sequelize }: Pick<Database, 'sequelize'>,
  { team, kind, weekId, now, deadline, changes }: Change,
  transaction: Transaction,
): Promise<Receipt> {
  const row = {
    teamId: team.id,
    userId: team.userId,
    weekId,
    kind,
    at: now,
    deadlineAt: deadline,
    version: team.version,
    changes: JSON.stringify(changes),
  };
  const id = await insertReturningId(
    sequelize,
    `INSERT INTO receipts (team_id, user_id, week_id, kind, at, deadline_at, version, changes)
     VALUES (:teamId, :userId, :weekId, :kind, :at, :deadlineAt, :version, :changes)`,
    row,
    transaction,
  );
  return presentReceipt({ ...row, id });
}

/** The columns that a receipt is presented from. */
type StoredReceipt = Pick<
  ReceiptRow,
  'id' | 'teamId' | 'weekId' | 'kind' | 'at' | 'deadlineAt' | 'version' | 'changes'
>;

export function presentReceipt(row: StoredReceipt): Receipt {
  const at = Number(row.at);
  const deadline = row.deadlineAt === null ? null : Number(row.deadlineAt);
  return {
    id: row.id,
    teamId: row.teamId,
    kind: row.kind,
    weekId: row.weekId,
    at: new Date(at).toISOString(),
    deadlineDate: deadline === null ? null : new Date(deadline).toISOString(),
    msBeforeDeadline: deadline === null ? null : deadline - at,
    version: row.version,
    changes: teamChanges.parse(JSON.parse(row.changes)),
  };
}
