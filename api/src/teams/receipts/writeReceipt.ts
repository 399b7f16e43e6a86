import type { Receipt, TeamChanges } from '@euro/api-contract';
import type { EpochMs } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { insertReturningId } from '../../infra/db/execute.js';
import type { Team } from '../../models/index.js';
import { presentReceipt } from './presentReceipt.js';

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

/** Keeps an accepted change, in the change's own transaction (decisions §3.7). Only its owner changes a team. */
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
