import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { flag, integer, primaryKey, tableOptions, withDefault } from './columns.js';

/** Progress of planning the reports of a confirmed matchday, in one version of its results. */
export interface ReportRound
  extends Model<InferAttributes<ReportRound>, InferCreationAttributes<ReportRound>> {
  competitionId: number;
  weekId: number;
  version: number;
  /** All users up to this id are done. */
  cursorUserId: CreationOptional<number>;
  done: CreationOptional<boolean>;
}

export function defineReportRound(sequelize: Sequelize): ModelStatic<ReportRound> {
  return sequelize.define<ReportRound>(
    'ReportRound',
    {
      competitionId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      version: primaryKey(integer()),
      cursorUserId: withDefault(integer(), 0),
      done: withDefault(flag(), false),
    },
    tableOptions('report_rounds'),
  );
}
