import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** How often a premium member looked at the lineup a team had saved for a matchday to come (decisions §5.5). */
export interface LineupLook extends Model<InferAttributes<LineupLook>, InferCreationAttributes<LineupLook>> {
  teamId: number;
  weekId: number;
  /** Who looked; the owner of the team never learns. */
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
