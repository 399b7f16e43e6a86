import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A user's vote in a poll. */
export interface PollVote extends Row<PollVote> {
  commentId: number;
  userId: number;
  /** Index of the option. */
  choice: number;
  votedAt: number;
}

export const definePollVote = table<PollVote>('PollVote', 'poll_votes', {
  commentId: primaryKey(integer()),
  userId: primaryKey(integer()),
  choice: integer(),
  votedAt: moment(),
});
