import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A user's vote for a comment. */
export interface CommentVote extends Row<CommentVote> {
  commentId: number;
  userId: number;
  votedAt: number;
}

export const defineCommentVote = table<CommentVote>('CommentVote', 'comment_votes', {
  commentId: primaryKey(integer()),
  userId: primaryKey(integer()),
  votedAt: moment(),
});
