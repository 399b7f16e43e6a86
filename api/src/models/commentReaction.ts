import type { ReactionKind } from '@euro/api-contract';
import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, integer, moment, primaryKey, tableOptions } from './columns.js';

/** A user's reaction to a comment. */
export interface CommentReaction
  extends Model<InferAttributes<CommentReaction>, InferCreationAttributes<CommentReaction>> {
  commentId: number;
  userId: number;
  kind: ReactionKind;
  reactedAt: number;
}

export function defineCommentReaction(sequelize: Sequelize): ModelStatic<CommentReaction> {
  return sequelize.define<CommentReaction>(
    'CommentReaction',
    {
      commentId: primaryKey(integer()),
      userId: primaryKey(integer()),
      kind: primaryKey(exactText(10)),
      reactedAt: moment(),
    },
    tableOptions('comment_reactions'),
  );
}
