import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, primaryKey, tableOptions, text } from './columns.js';

/** A role beside `user`, which everybody has (decisions §9). */
export interface UserRole extends Model<InferAttributes<UserRole>, InferCreationAttributes<UserRole>> {
  userId: number;
  role: 'premium' | 'pundit' | 'support' | 'operator';
}

export function defineUserRole(sequelize: Sequelize): ModelStatic<UserRole> {
  return sequelize.define<UserRole>(
    'UserRole',
    {
      userId: primaryKey(integer()),
      role: primaryKey(text(16)),
    },
    tableOptions('user_roles'),
  );
}
