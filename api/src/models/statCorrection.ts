import type { Correction } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A figure of the feed that an operator put right; it holds for as long as the feed repeats its figure. */
export interface StatCorrection extends Row<StatCorrection> {
  id: CreationOptional<number>;
  competitionId: number;
  matchId: number;
  playerId: number;
  weekId: number;
  field: Correction['field'];
  /** The feed's figure when it was corrected. */
  feedValue: number | null;
  /** The value before: the feed's, or that of an earlier correction. */
  fromValue: number | null;
  toValue: number | null;
  reason: string;
  /** Null for the command line. */
  actorId: number | null;
  /** Real time. */
  at: number;
  /** Real time; null while it is in force. A later correction ends it, or a feed with another figure. */
  endedAt: number | null;
}

export const defineStatCorrection = table<StatCorrection>('StatCorrection', 'stat_corrections', {
  id: autoId(),
  competitionId: integer(),
  matchId: integer(),
  playerId: integer(),
  weekId: integer(),
  field: exactText(24),
  feedValue: { ...optional.integer(), field: 'told' },
  fromValue: optional.integer(),
  toValue: optional.integer(),
  reason: text(500),
  actorId: optional.integer(),
  at: moment(),
  endedAt: optional.moment(),
});
