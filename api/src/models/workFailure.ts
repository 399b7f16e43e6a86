import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Background work that failed, until it succeeds or an operator retries it. */
export interface WorkFailure extends Row<WorkFailure> {
  id: CreationOptional<number>;
  /** The name of the job. */
  kind: string;
  /** 0: the default one, or none. */
  competitionId: CreationOptional<number>;
  /** The id of the row that was given up; empty for a run of the whole job. */
  subject: string;
  /** The error's own words, without addresses. */
  reason: string;
  /** Number of attempts. */
  attempts: CreationOptional<number>;
  /** Real time. */
  failedAt: number;
}

export const defineWorkFailure = table<WorkFailure>('WorkFailure', 'work_failures', {
  id: autoId(),
  kind: exactText(32),
  competitionId: withDefault(integer(), 0),
  subject: exactText(40),
  reason: text(300),
  attempts: withDefault(integer(), 1),
  failedAt: moment(),
});
