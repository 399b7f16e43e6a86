import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional } from './columns.js';
import { type Row, table } from './table.js';

/** A write that carried an `Idempotency-Key`; the row exists exactly when the write was accepted. */
export interface IdempotencyKey extends Row<IdempotencyKey> {
  id: CreationOptional<number>;
  userId: number;
  key: string;
  /** The endpoint with its parameters: `POST team/12`. */
  call: string;
  /** SHA-256 of the checked body. */
  bodyHash: string;
  /** The team that was changed; null for a write that changes none, such as those of leagues. */
  teamId: CreationOptional<number | null>;
  /** The receipt of a change of a team; null for other writes, and when there was nothing to change. */
  receiptId: CreationOptional<number | null>;
  /** The body of the answer in rows of earlier releases; null in others. */
  answer: CreationOptional<string | null>;
  /** The body of the answer, deflated (`packAnswer`); null until it is made, and in rows of earlier releases. */
  packedAnswer: CreationOptional<Buffer | null>;
  /** Real time. */
  createdAt: number;
}

export const defineIdempotencyKey = table<IdempotencyKey>('IdempotencyKey', 'idempotency_keys', {
  id: autoId(),
  userId: integer(),
  key: exactText(100),
  call: exactText(200),
  bodyHash: exactText(64),
  teamId: optional.integer(),
  receiptId: optional.integer(),
  answer: optional.hugeText(),
  packedAnswer: optional.manyBytes(),
  createdAt: moment(),
});
