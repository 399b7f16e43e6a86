import type { CreationOptional } from 'sequelize';
import { integer, primaryKey, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A role besides `user`, which every account has (decisions §9). */
export interface UserRole extends Row<UserRole> {
  userId: number;
  role: 'premium' | 'pundit' | 'support' | 'operator';
  /** Given by a paid order, which takes it back when it is paid back; or by hand, which no order takes. */
  source: CreationOptional<'order' | 'hand'>;
}

export const defineUserRole = table<UserRole>('UserRole', 'user_roles', {
  userId: primaryKey(integer()),
  role: primaryKey(text(16)),
  source: withDefault(text(16), 'hand'),
});
