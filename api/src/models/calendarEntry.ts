import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A deadline as the calendar feed last showed it, so that a calendar learns that it moved. */
export interface CalendarEntry extends Row<CalendarEntry> {
  competitionId: number;
  weekId: number;
  /** Game time. */
  deadlineAt: number;
  /** Number of changes so far. */
  sequence: number;
  /** When it came or last moved, real time. */
  changedAt: number;
}

export const defineCalendarEntry = table<CalendarEntry>('CalendarEntry', 'calendar_entries', {
  competitionId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  deadlineAt: moment(),
  sequence: integer(),
  changedAt: moment(),
});
