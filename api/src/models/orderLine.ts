import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, integer, optional, tableOptions, text } from './columns.js';

/** One thing that was ordered, at its price in cents before discounts. */
export interface OrderLine extends Model<InferAttributes<OrderLine>, InferCreationAttributes<OrderLine>> {
  id: CreationOptional<number>;
  orderId: number;
  /** Null for Premium. */
  teamId: number | null;
  /** The team's name when it was ordered. */
  name: string;
  amount: number;
}

export function defineOrderLine(sequelize: Sequelize): ModelStatic<OrderLine> {
  return sequelize.define<OrderLine>(
    'OrderLine',
    {
      id: autoId(),
      orderId: integer(),
      teamId: optional.integer(),
      name: text(1000),
      amount: integer(),
    },
    tableOptions('order_lines'),
  );
}
