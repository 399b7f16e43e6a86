import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, integer, longText, tableOptions, text } from './columns.js';

/** A competition: one feed and season with its settings (decisions ⚙). */
export interface Competition
  extends Model<InferAttributes<Competition>, InferCreationAttributes<Competition>> {
  id: CreationOptional<number>;
  feed: string;
  season: number;
  /** JSON of `StoredSettings`. */
  settings: string;
}

export function defineCompetition(sequelize: Sequelize): ModelStatic<Competition> {
  return sequelize.define<Competition>(
    'Competition',
    {
      id: autoId(),
      feed: text(16),
      season: integer(),
      settings: longText(),
    },
    tableOptions('competitions'),
  );
}
