import type { CreationOptional } from 'sequelize';
import { flag, integer, primaryKey, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A user's choice of notifications, with quiet hours; without a row nothing is sent. */
export interface PushChoice extends Row<PushChoice> {
  userId: number;
  deadline: CreationOptional<boolean>;
  goal: CreationOptional<boolean>;
  captainOut: CreationOptional<boolean>;
  confirmed: CreationOptional<boolean>;
  mention: CreationOptional<boolean>;
  /** Nothing is sent between `quietFrom` and `quietTo`: minutes since midnight in `timeZone`. */
  quiet: CreationOptional<boolean>;
  quietFrom: CreationOptional<number>;
  quietTo: CreationOptional<number>;
  timeZone: CreationOptional<string>;
}

export const definePushChoice = table<PushChoice>('PushChoice', 'push_choices', {
  userId: primaryKey(integer()),
  deadline: withDefault(flag(), true),
  goal: withDefault(flag(), true),
  captainOut: withDefault(flag(), false),
  confirmed: withDefault(flag(), false),
  mention: withDefault(flag(), false),
  quiet: withDefault(flag(), true),
  quietFrom: withDefault(integer(), 23 * 60),
  quietTo: withDefault(integer(), 8 * 60),
  timeZone: withDefault(text(64), 'Europe/Brussels'),
});
