import { type Receipt as ReceiptJson, teamChanges } from '@euro/api-contract';
import type { Receipt } from '../../models/index.js';

/** The columns that a receipt is presented from. */
export type StoredReceipt = Pick<
  Receipt,
  'id' | 'teamId' | 'weekId' | 'kind' | 'at' | 'deadlineAt' | 'version' | 'changes'
>;

export function presentReceipt(row: StoredReceipt): ReceiptJson {
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
