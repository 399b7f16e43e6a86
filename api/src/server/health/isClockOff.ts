import type { DatabaseTime } from '../../infra/db/databaseTime.js';

/** Milliseconds that clocks which are kept by NTP never differ by. */
const TOLERATED = 1_000;

/** Whether this machine's clock is wrong, or the database's. The game goes by the database's in any case. */
export function isClockOff({ offset }: Pick<DatabaseTime, 'offset'>): boolean {
  return Math.abs(offset) > TOLERATED;
}
