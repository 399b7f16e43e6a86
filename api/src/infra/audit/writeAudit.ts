import type { Transaction } from 'sequelize';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import { approver } from './approver.js';

/** An entry of the audit log. */
export interface AuditedAction {
  /** The user who acted; null for the command line and for automatic actions. */
  readonly actorId: number | null;
  /** The action as a fact: `role.granted`, `order.refunded`. */
  readonly action: string;
  /** The object of the action: `user 12`, `order 7`. */
  readonly subject: string;
  readonly reason: string;
  /** Values before and after; ids instead of names and addresses, and never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

interface Context extends Pick<Database, 'models'> {
  readonly clock: Pick<Clock, 'now'>;
}

/** Adds an entry to the audit log, in the transaction of what it records: both happen, or neither. */
export async function writeAudit(
  { models, clock }: Context,
  { actorId, action, subject, reason, details = {} }: AuditedAction,
  transaction: Transaction,
): Promise<void> {
  const approvedBy = approver();
  const allDetails = approvedBy === undefined ? details : { ...details, approvedBy };
  await models.AuditEntry.create(
    { at: clock.now(), actorId, action, subject, reason, details: JSON.stringify(allDetails) },
    { transaction },
  );
}
