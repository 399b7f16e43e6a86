import { exactText, integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A word of a league's name as it is searched: lower case, without accents. */
export interface LeagueWord extends Row<LeagueWord> {
  word: string;
  leagueId: number;
}

export const defineLeagueWord = table<LeagueWord>('LeagueWord', 'league_words', {
  word: primaryKey(exactText(100)),
  leagueId: primaryKey(integer()),
});
