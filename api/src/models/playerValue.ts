import { flag, integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A value that a player has from a moment on; before the first there is his opening value. */
export interface PlayerValue extends Row<PlayerValue> {
  playerId: number;
  /** Game time. */
  fromAt: number;
  /** Tenths of a million. */
  value: number;
  /** Its moment has come: `players.value` has taken it into account. */
  applied: boolean;
}

export const definePlayerValue = table<PlayerValue>('PlayerValue', 'player_values', {
  playerId: primaryKey(integer()),
  fromAt: primaryKey(moment()),
  value: integer(),
  applied: flag(),
});
