import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, integer, moment, optional, tableOptions, text } from './columns.js';

/** A run that scores a matchday; resumable at `cursorTeamId`. */
export interface Settlement extends Model<InferAttributes<Settlement>, InferCreationAttributes<Settlement>> {
  id: CreationOptional<number>;
  competitionId: number;
  weekId: number;
  version: number;
  state: 'running' | 'done' | 'abandoned';
  cursorTeamId: number;
  digest: string | null;
  startedAt: number;
  finishedAt: number | null;
}

export function defineSettlement(sequelize: Sequelize): ModelStatic<Settlement> {
  return sequelize.define<Settlement>(
    'Settlement',
    {
      id: autoId(),
      competitionId: integer(),
      weekId: integer(),
      version: integer(),
      state: text(16),
      cursorTeamId: integer(),
      digest: optional.text(64),
      startedAt: moment(),
      finishedAt: optional.moment(),
    },
    tableOptions('settlements'),
  );
}
