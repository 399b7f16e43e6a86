import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** A deadline as the calendar feed last showed it, so that a calendar learns that it moved. */
export interface CalendarEntry
  extends Model<InferAttributes<CalendarEntry>, InferCreationAttributes<CalendarEntry>> {
  competitionId: number;
  weekId: number;
  /** Game time. */
  deadlineAt: number;
  /** Number of changes so far. */
  sequence: number;
  /** When it came or last moved, real time. */
  changedAt: number;
}

export function defineCalendarEntry(sequelize: Sequelize): ModelStatic<CalendarEntry> {
  return sequelize.define<CalendarEntry>(
    'CalendarEntry',
    {
      competitionId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      deadlineAt: moment(),
      sequence: integer(),
      changedAt: moment(),
    },
    tableOptions('calendar_entries'),
  );
}
