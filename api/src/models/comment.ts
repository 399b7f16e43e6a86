import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import {
  autoId,
  exactText,
  flag,
  integer,
  longText,
  moment,
  optional,
  tableOptions,
  withDefault,
} from './columns.js';

/** A comment in the chat of a league. */
export interface Comment extends Model<InferAttributes<Comment>, InferCreationAttributes<Comment>> {
  id: CreationOptional<number>;
  leagueId: number;
  /** Null for what the league itself posts. */
  teamId: number | null;
  userId: number | null;
  /** Plain text; empty once the comment was deleted, and for a result. */
  body: string;
  createdAt: number;
  deleted: CreationOptional<boolean>;
  /** The league's revision with which it was changed last. */
  revision: number;
  /** Idempotency key of the call, so that a retry creates no second comment; unique per league and user. */
  requestKey: string | null;
}

export function defineComment(sequelize: Sequelize): ModelStatic<Comment> {
  return sequelize.define<Comment>(
    'Comment',
    {
      id: autoId(),
      leagueId: integer(),
      teamId: optional.integer(),
      userId: optional.integer(),
      body: longText(),
      createdAt: moment(),
      deleted: withDefault(flag(), false),
      revision: integer(),
      requestKey: { ...exactText(100), allowNull: true },
    },
    tableOptions('comments'),
  );
}
