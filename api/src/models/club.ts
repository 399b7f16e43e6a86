import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, optional, primaryKey, tableOptions, text } from './columns.js';

/** A national team. */
export interface Club extends Model<InferAttributes<Club>, InferCreationAttributes<Club>> {
  id: number;
  competitionId: number;
  short: string;
  nameNl: string;
  nameEn: string;
  groupName: string;
  externalId: string | null;
  updatedAt: number;
}

export function defineClub(sequelize: Sequelize): ModelStatic<Club> {
  return sequelize.define<Club>(
    'Club',
    {
      id: primaryKey(integer()),
      competitionId: integer(),
      short: text(8),
      nameNl: text(80),
      nameEn: text(80),
      groupName: text(8),
      externalId: optional.text(80),
      updatedAt: moment(),
    },
    tableOptions('clubs'),
  );
}
