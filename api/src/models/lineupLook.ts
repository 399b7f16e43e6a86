import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** Number of looks by a premium member at the lineup that a team had saved for a coming matchday (decisions §5.5). */
export interface LineupLook extends Row<LineupLook> {
  teamId: number;
  weekId: number;
  /** The premium member, whom the owner of the team never learns. */
  userId: number;
  looks: number;
  /** When a look was counted last: real time, not the game's. */
  countedAt: number;
}

export const defineLineupLook = table<LineupLook>('LineupLook', 'lineup_looks', {
  teamId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  userId: primaryKey(integer()),
  looks: integer(),
  countedAt: moment(),
});
