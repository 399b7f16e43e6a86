import { exactText, integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** How often something happened in one minute. */
export interface MinuteCount extends Row<MinuteCount> {
  /** Minutes of real time since 1970. */
  minute: number;
  name: string;
  count: number;
}

export const defineMinuteCount = table<MinuteCount>('MinuteCount', 'minute_counts', {
  minute: primaryKey(integer()),
  name: primaryKey(exactText(16)),
  count: integer(),
});
