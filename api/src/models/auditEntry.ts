import type { CreationOptional } from 'sequelize';
import { autoId, exactText, longText, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** An action of an operator or the help desk, with its reason. Entries are only ever added. */
export interface AuditEntry extends Row<AuditEntry> {
  id: CreationOptional<number>;
  /** Real time. */
  at: number;
  /** Null for the command line. */
  actorId: number | null;
  /** `role.granted`, `matchday.confirmed` … */
  action: string;
  /** The object of the action: `user 12`, `matchday 3`. */
  subject: string;
  reason: string;
  /** JSON object: what changed, from and to. */
  details: string;
}

export const defineAuditEntry = table<AuditEntry>('AuditEntry', 'audit_entries', {
  id: autoId(),
  at: moment(),
  actorId: optional.integer(),
  action: exactText(80),
  subject: exactText(80),
  reason: text(500),
  details: longText(),
});
