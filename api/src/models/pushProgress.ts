import { exactText, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** Progress of planning notifications: events whose messages are all written, or the last comment that was read. */
export interface PushProgress extends Row<PushProgress> {
  /** `goal m12-p45-goal-1`, `comments` */
  name: string;
  /** When that was, in real time; of `comments` an id. */
  value: number;
}

export const definePushProgress = table<PushProgress>('PushProgress', 'push_progress', {
  name: primaryKey(exactText(80)),
  value: moment(),
});
