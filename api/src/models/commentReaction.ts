import type { ReactionKind } from '@euro/api-contract';
import { exactText, integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A user's reaction to a comment. */
export interface CommentReaction extends Row<CommentReaction> {
  commentId: number;
  userId: number;
  kind: ReactionKind;
  reactedAt: number;
}

export const defineCommentReaction = table<CommentReaction>('CommentReaction', 'comment_reactions', {
  commentId: primaryKey(integer()),
  userId: primaryKey(integer()),
  kind: primaryKey(exactText(10)),
  reactedAt: moment(),
});
