import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { integer, primaryKey, tableOptions, text, withDefault } from './columns.js';

/** A role besides `user`, which every account has (decisions §9). */
export interface UserRole extends Model<InferAttributes<UserRole>, InferCreationAttributes<UserRole>> {
  userId: number;
  role: 'premium' | 'pundit' | 'support' | 'operator';
  /** Given by a paid order, which takes it back when it is paid back; or by hand, which no order takes. */
  source: CreationOptional<'order' | 'hand'>;
}

export function defineUserRole(sequelize: Sequelize): ModelStatic<UserRole> {
  return sequelize.define<UserRole>(
    'UserRole',
    {
      userId: primaryKey(integer()),
      role: primaryKey(text(16)),
      source: withDefault(text(16), 'hand'),
    },
    tableOptions('user_roles'),
  );
}
