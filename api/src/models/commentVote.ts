import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** A user's vote for a comment. */
export interface CommentVote
  extends Model<InferAttributes<CommentVote>, InferCreationAttributes<CommentVote>> {
  commentId: number;
  userId: number;
  votedAt: number;
}

export function defineCommentVote(sequelize: Sequelize): ModelStatic<CommentVote> {
  return sequelize.define<CommentVote>(
    'CommentVote',
    { commentId: primaryKey(integer()), userId: primaryKey(integer()), votedAt: moment() },
    tableOptions('comment_votes'),
  );
}
