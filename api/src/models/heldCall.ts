import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, longText, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A call of the desk that waits for a second person, or did. */
export interface HeldCall extends Row<HeldCall> {
  id: CreationOptional<number>;
  /** Competition of the call; that of its setting where it names none. */
  competitionId: number;
  kind: 'import' | 'reopen' | 'refund' | 'suspension' | 'deletion' | 'setting';
  /** Method and path of the contract. */
  name: string;
  /** JSON of what was sent: parameters of the path, fields of the body. */
  params: string;
  fields: string | null;
  /** The file that was sent; null without one, and once it is decided. */
  file: CreationOptional<Buffer | null>;
  /** SHA-256 of asker and call: the same asked twice waits once. */
  digest: string;
  askerId: number;
  reason: string;
  /** `running`: approved, and not done yet. `failed`: who asked could no longer make the call. */
  state: 'waiting' | 'running' | 'approved' | 'refused' | 'withdrawn' | 'failed';
  deciderId: CreationOptional<number | null>;
  /** Real times. */
  askedAt: number;
  expiresAt: number;
  decidedAt: CreationOptional<number | null>;
}

export const defineHeldCall = table<HeldCall>('HeldCall', 'held_calls', {
  id: autoId(),
  competitionId: integer(),
  kind: text(16),
  name: exactText(100),
  params: longText(),
  fields: optional.hugeText(),
  file: optional.manyBytes(),
  digest: exactText(64),
  askerId: integer(),
  reason: text(500),
  state: text(10),
  deciderId: optional.integer(),
  askedAt: moment(),
  expiresAt: moment(),
  decidedAt: optional.moment(),
});
