import { integer, moment, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** A lineup, from `weekId` on until a later row: a matchday without change has none. */
export interface TeamLineup extends Row<TeamLineup> {
  teamId: number;
  weekId: number;
  /** Ids separated by commas: the coach and the starters. */
  starting: string;
  /** Ids in the order of auto-subs; empty where the competition has no bench. */
  bench: string;
  captainId: number;
  viceCaptainId: number;
  /** Tenths of a million, in the order of `starting` then `bench`. */
  purchasePrices: string;
  /** Tenths of a million that are left beside this squad. */
  moneyLeft: number;
  savedAt: number;
}

export const defineTeamLineup = table<TeamLineup>('TeamLineup', 'team_lineups', {
  teamId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  starting: text(120),
  bench: text(63),
  captainId: integer(),
  viceCaptainId: integer(),
  purchasePrices: text(120),
  moneyLeft: integer(),
  savedAt: moment(),
});
