import type { ComplaintReason } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A user's complaint about a comment, a league or a team, at most one about each; times are real ones. */
export interface Complaint extends Row<Complaint> {
  id: CreationOptional<number>;
  /** Who complains; shown to nobody. */
  userId: number;
  /** One of these three is set; the complaint is deleted with its row. */
  commentId: CreationOptional<number | null>;
  leagueId: CreationOptional<number | null>;
  teamId: CreationOptional<number | null>;
  reason: ComplaintReason;
  madeAt: number;
  /** What the help desk decided; null while the complaint waits. */
  decision: CreationOptional<'leave' | 'hide' | 'rename' | 'uncover' | null>;
  decidedAt: CreationOptional<number | null>;
  /** When it was answered first since it was made; null while it waits, and of a release that did not store it. */
  answeredAt: CreationOptional<number | null>;
  /** The desk's user who decided; null in decisions of a release that did not store it. */
  decidedBy: CreationOptional<number | null>;
  /** The desk's user who asks a colleague to decide; null while nobody does. */
  askedBy: CreationOptional<number | null>;
  /** The name that a neutral one replaced, so that it can be restored. */
  nameBefore: CreationOptional<string | null>;
}

export const defineComplaint = table<Complaint>('Complaint', 'complaints', {
  id: autoId(),
  userId: integer(),
  commentId: optional.integer(),
  leagueId: optional.integer(),
  teamId: optional.integer(),
  reason: text(16),
  madeAt: moment(),
  decision: optional.text(16),
  decidedAt: optional.moment(),
  answeredAt: optional.moment(),
  decidedBy: optional.integer(),
  askedBy: optional.integer(),
  nameBefore: optional.text(160),
});
