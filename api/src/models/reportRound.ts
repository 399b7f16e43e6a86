import type { CreationOptional } from 'sequelize';
import { flag, integer, primaryKey, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Progress of planning the reports of a confirmed matchday, in one version of its results. */
export interface ReportRound extends Row<ReportRound> {
  competitionId: number;
  weekId: number;
  version: number;
  /** All users up to this id are done. */
  cursorUserId: CreationOptional<number>;
  done: CreationOptional<boolean>;
}

export const defineReportRound = table<ReportRound>('ReportRound', 'report_rounds', {
  competitionId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  version: primaryKey(integer()),
  cursorUserId: withDefault(integer(), 0),
  done: withDefault(flag(), false),
});
