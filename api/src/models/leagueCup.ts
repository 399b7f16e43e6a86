import { integer, longText, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** The cup of a league as it was drawn; everything else follows from the results. */
export interface LeagueCup extends Row<LeagueCup> {
  leagueId: number;
  /** The first round's matchday. */
  weekId: number;
  /** Team ids, the best first. */
  seedsJson: string;
}

export const defineLeagueCup = table<LeagueCup>('LeagueCup', 'league_cups', {
  leagueId: primaryKey(integer()),
  weekId: integer(),
  seedsJson: longText(),
});
