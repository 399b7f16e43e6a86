import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { double, integer, moment, optional, primaryKey, tableOptions } from './columns.js';

/** The game clock's setting; without a row the game runs in real time (decisions §2.1). */
export interface Clock extends Model<InferAttributes<Clock>, InferCreationAttributes<Clock>> {
  id: number;
  anchorRealMs: number;
  anchorGameMs: number;
  speed: number;
  /** Game time at which the clock stops. */
  holdAtMs: number | null;
}

export function defineClock(sequelize: Sequelize): ModelStatic<Clock> {
  return sequelize.define<Clock>(
    'Clock',
    {
      id: primaryKey(integer()),
      anchorRealMs: moment(),
      anchorGameMs: moment(),
      speed: double(),
      holdAtMs: optional.moment(),
    },
    tableOptions('clocks'),
  );
}
