import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, moment, primaryKey, tableOptions } from './columns.js';

/** Progress of planning notifications: events whose messages are all written, or the last comment that was read. */
export interface PushProgress
  extends Model<InferAttributes<PushProgress>, InferCreationAttributes<PushProgress>> {
  /** `goal m12-p45-goal-1`, `comments` */
  name: string;
  /** When that was, in real time; of `comments` an id. */
  value: number;
}

export function definePushProgress(sequelize: Sequelize): ModelStatic<PushProgress> {
  return sequelize.define<PushProgress>(
    'PushProgress',
    { name: primaryKey(exactText(80)), value: moment() },
    tableOptions('push_progress'),
  );
}
