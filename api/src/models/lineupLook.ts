import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** Number of looks by a premium member at the lineup that a team had saved for a coming matchday (decisions §5.5). */
export interface LineupLook extends Model<InferAttributes<LineupLook>, InferCreationAttributes<LineupLook>> {
  teamId: number;
  weekId: number;
  /** The premium member, whom the owner of the team never learns. */
  userId: number;
  looks: number;
  /** When a look was counted last: real time, not the game's. */
  countedAt: number;
}

export function defineLineupLook(sequelize: Sequelize): ModelStatic<LineupLook> {
  return sequelize.define<LineupLook>(
    'LineupLook',
    {
      teamId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      userId: primaryKey(integer()),
      looks: integer(),
      countedAt: moment(),
    },
    tableOptions('lineup_looks'),
  );
}
