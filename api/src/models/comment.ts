import type { CreationOptional } from 'sequelize';
import { autoId, exactText, flag, integer, longText, moment, optional, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A comment in the chat of a league. */
export interface Comment extends Row<Comment> {
  id: CreationOptional<number>;
  leagueId: number;
  /** Null for what the league itself posts. */
  teamId: number | null;
  userId: number | null;
  /** Plain text; empty once the comment was deleted, and for a result. */
  body: string;
  createdAt: number;
  deleted: CreationOptional<boolean>;
  /** Hidden by the help desk: the text stays stored, and nobody in the league reads it. */
  hidden: CreationOptional<boolean>;
  /** The league's revision with which it was changed last. */
  revision: number;
  /** Idempotency key of the call, so that a retry creates no second comment; unique per league and user. */
  requestKey: string | null;
  /** The comment of the same league that it quotes, also once that was deleted. */
  quotedId: CreationOptional<number | null>;
}

export const defineComment = table<Comment>('Comment', 'comments', {
  id: autoId(),
  leagueId: integer(),
  teamId: optional.integer(),
  userId: optional.integer(),
  body: longText(),
  createdAt: moment(),
  deleted: withDefault(flag(), false),
  hidden: withDefault(flag(), false),
  revision: integer(),
  requestKey: { ...exactText(100), allowNull: true },
  quotedId: optional.integer(),
});
