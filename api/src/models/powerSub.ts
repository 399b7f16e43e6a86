import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment } from './columns.js';
import { type Row, table } from './table.js';

/** A bench player who came on for a starter while a matchday ran (decisions §4.6); an undone one has no row. */
export interface PowerSub extends Row<PowerSub> {
  id: CreationOptional<number>;
  teamId: number;
  weekId: number;
  outId: number;
  inId: number;
  at: number;
}

export const definePowerSub = table<PowerSub>('PowerSub', 'power_subs', {
  id: autoId(),
  teamId: integer(),
  weekId: integer(),
  outId: integer(),
  inId: integer(),
  at: moment(),
});
