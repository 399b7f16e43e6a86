import { integer, moment, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/**
 * The squad that comes back after a team's free hit, as it was. It is also in `team_lineups` for the matchday after
 * and may be changed there; this copy is what a clock that is set back puts there again.
 */
export interface FreeHitReturn extends Row<FreeHitReturn> {
  teamId: number;
  /** The matchday after the free hit's. */
  weekId: number;
  starting: string;
  bench: string;
  captainId: number;
  viceCaptainId: number;
  purchasePrices: string;
  moneyLeft: number;
  savedAt: number;
}

export const defineFreeHitReturn = table<FreeHitReturn>('FreeHitReturn', 'free_hit_returns', {
  teamId: primaryKey(integer()),
  weekId: integer(),
  starting: text(120),
  bench: text(63),
  captainId: integer(),
  viceCaptainId: integer(),
  purchasePrices: text(120),
  moneyLeft: integer(),
  savedAt: moment(),
});
