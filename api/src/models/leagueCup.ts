import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, longText, primaryKey, tableOptions } from './columns.js';

/** The cup of a league as it was drawn; everything else follows from the results. */
export interface LeagueCup extends Model<InferAttributes<LeagueCup>, InferCreationAttributes<LeagueCup>> {
  leagueId: number;
  /** The first round's matchday. */
  weekId: number;
  /** Team ids, the best first. */
  seedsJson: string;
}

export function defineLeagueCup(sequelize: Sequelize): ModelStatic<LeagueCup> {
  return sequelize.define<LeagueCup>(
    'LeagueCup',
    { leagueId: primaryKey(integer()), weekId: integer(), seedsJson: longText() },
    tableOptions('league_cups'),
  );
}
