import type { AuditEntry as EntryJson } from '@euro/api-contract';
import type { Database } from '../infra/db/database.js';
import type { AuditEntry } from '../models/index.js';
import { nameActors } from './nameActors.js';

/** Entries of the audit log with who made them, in the order in which they are given. */
export async function presentEntries(
  context: Pick<Database, 'models'>,
  rows: readonly AuditEntry[],
): Promise<EntryJson[]> {
  const actorOf = await nameActors(
    context,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map((row) => ({
    id: row.id,
    at: new Date(Number(row.at)).toISOString(),
    actor: actorOf(row.actorId),
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    details: JSON.parse(row.details),
  }));
}
