import { literal, type Utils } from 'sequelize';

/** The ids of a competition's rows of `table`, as a subquery for `Op.in`. */
export function idsIn(table: 'players' | 'matches', competitionId: number): Utils.Literal {
  return literal(`(SELECT id FROM ${table} WHERE competition_id = ${Number(competitionId)})`);
}
