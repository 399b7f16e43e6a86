import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A run that scores a matchday; resumable at `cursorTeamId`. */
export interface Settlement extends Row<Settlement> {
  id: CreationOptional<number>;
  competitionId: number;
  weekId: number;
  version: number;
  state: 'running' | 'done' | 'abandoned';
  cursorTeamId: number;
  /** SHA-256 of every result that it will write: a resumed run must compute the same. Empty until they are computed. */
  plan: string;
  /** SHA-256 of the teams' points; null until it is done. */
  digest: string | null;
  /** Id of the running worker. */
  owner: string | null;
  /**
   * Epoch milliseconds of real time until which no other worker may run it; after the run, until which its
   * provisional results stay.
   */
  leaseUntil: number | null;
  startedAt: number;
  finishedAt: number | null;
}

export const defineSettlement = table<Settlement>('Settlement', 'settlements', {
  id: autoId(),
  competitionId: integer(),
  weekId: integer(),
  version: integer(),
  state: text(16),
  cursorTeamId: integer(),
  plan: text(64),
  digest: optional.text(64),
  owner: optional.text(120),
  leaseUntil: optional.moment(),
  startedAt: moment(),
  finishedAt: optional.moment(),
});
