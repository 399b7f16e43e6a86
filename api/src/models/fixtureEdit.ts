import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A match or a deadline that an operator changed; it holds until the feed says the same. */
export interface FixtureEdit extends Row<FixtureEdit> {
  id: CreationOptional<number>;
  competitionId: number;
  /** Null for the deadline of a matchday. */
  matchId: number | null;
  /** The matchday of the deadline, or the one for which the match is planned. */
  weekId: number;
  /** JSON of what the operator said: of a match a `MatchSet`, of a deadline its epoch ms as `deadlineAt`. */
  setValues: string;
  /** JSON of what the feed said last: the whole match with statistics that the edit took away, or the deadline. */
  feedValues: string | null;
  reason: string;
  actorId: number | null;
  /** Game time. */
  at: number;
  /** Game time; null while it is in force. */
  endedAt: number | null;
}

export const defineFixtureEdit = table<FixtureEdit>('FixtureEdit', 'fixture_edits', {
  id: autoId(),
  competitionId: integer(),
  matchId: optional.integer(),
  weekId: integer(),
  setValues: text(1000),
  feedValues: optional.hugeText(),
  reason: text(500),
  actorId: optional.integer(),
  at: moment(),
  endedAt: optional.moment(),
});
