import type { Receipt as ReceiptJson } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, integer, longText, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** An accepted change of a team: who, when, what, and the deadline it came before (decisions §3.7). */
export interface Receipt extends Row<Receipt> {
  id: CreationOptional<number>;
  teamId: number;
  userId: number;
  /** The matchday it counts for. */
  weekId: number;
  kind: ReceiptJson['kind'];
  at: number;
  /** Null where no deadline binds. */
  deadlineAt: number | null;
  /** The team's version after it. */
  version: number;
  /** JSON of the contract's `teamChanges`. */
  changes: string;
}

export const defineReceipt = table<Receipt>('Receipt', 'receipts', {
  id: autoId(),
  teamId: integer(),
  userId: integer(),
  weekId: integer(),
  kind: text(32),
  at: moment(),
  deadlineAt: optional.moment(),
  version: integer(),
  changes: longText(),
});
