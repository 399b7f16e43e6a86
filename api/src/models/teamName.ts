import { integer, longText, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/**
 * The names by which a team can be found, in the form in which they are compared (`foldNames`); source of
 * `name_ends`.
 */
export interface TeamName extends Row<TeamName> {
  teamId: number;
  competitionId: number;
  names: string;
}

export const defineTeamName = table<TeamName>('TeamName', 'team_names', {
  teamId: primaryKey(integer()),
  competitionId: integer(),
  names: longText(),
});
