import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, exactText, integer, moment, tableOptions, text, withDefault } from './columns.js';

/** Background work that failed, until it succeeds or an operator retries it. */
export interface WorkFailure
  extends Model<InferAttributes<WorkFailure>, InferCreationAttributes<WorkFailure>> {
  id: CreationOptional<number>;
  /** The name of the job. */
  kind: string;
  /** 0: the default one, or none. */
  competitionId: CreationOptional<number>;
  /** The id of the row that was given up; empty for a run of the whole job. */
  subject: string;
  /** The error's own words, without addresses. */
  reason: string;
  /** Number of attempts. */
  attempts: CreationOptional<number>;
  /** Real time. */
  failedAt: number;
}

export function defineWorkFailure(sequelize: Sequelize): ModelStatic<WorkFailure> {
  return sequelize.define<WorkFailure>(
    'WorkFailure',
    {
      id: autoId(),
      kind: exactText(32),
      competitionId: withDefault(integer(), 0),
      subject: exactText(40),
      reason: text(300),
      attempts: withDefault(integer(), 1),
      failedAt: moment(),
    },
    tableOptions('work_failures'),
  );
}
