import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, exactText, longText, moment, optional, tableOptions, text } from './columns.js';

/** An action of an operator or the help desk, with its reason. Entries are only ever added. */
export interface AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
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

export function defineAuditEntry(sequelize: Sequelize): ModelStatic<AuditEntry> {
  return sequelize.define<AuditEntry>(
    'AuditEntry',
    {
      id: autoId(),
      at: moment(),
      actorId: optional.integer(),
      action: exactText(80),
      subject: exactText(80),
      reason: text(500),
      details: longText(),
    },
    tableOptions('audit_entries'),
  );
}
