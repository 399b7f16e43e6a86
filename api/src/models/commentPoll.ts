import type { CreationOptional } from 'sequelize';
import { flag, integer, longText, primaryKey, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** The options of a comment that asks something. */
export interface CommentPoll extends Row<CommentPoll> {
  commentId: number;
  /** The matchday whose deadline closes it. */
  weekId: number;
  /** `StoredOption`s as JSON. */
  optionsJson: string;
  /** Once closed it stays so, also when the deadline moves. */
  closed: CreationOptional<boolean>;
}

export const defineCommentPoll = table<CommentPoll>('CommentPoll', 'comment_polls', {
  commentId: primaryKey(integer()),
  weekId: integer(),
  optionsJson: longText(),
  closed: withDefault(flag(), false),
});
