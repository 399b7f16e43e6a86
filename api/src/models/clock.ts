import { double, integer, moment, optional, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** The game clock's setting; without a row the game runs in real time (decisions §2.1). */
export interface Clock extends Row<Clock> {
  id: number;
  anchorRealMs: number;
  anchorGameMs: number;
  speed: number;
  /** Game time at which the clock stops. */
  holdAtMs: number | null;
}

export const defineClock = table<Clock>('Clock', 'clocks', {
  id: primaryKey(integer()),
  anchorRealMs: moment(),
  anchorGameMs: moment(),
  speed: double(),
  holdAtMs: optional.moment(),
});
