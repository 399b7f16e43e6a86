import type { CreationOptional } from 'sequelize';
import { exactText, integer, moment, optional, primaryKey, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Progress of polling the live feed of a competition; moments are real time. */
export interface FeedPoll extends Row<FeedPoll> {
  competitionId: number;
  /** SHA-256 of its address: the position is of this one only. */
  source: string;
  /** Position of the next poll; null: the beginning. */
  position: CreationOptional<string | null>;
  etag: CreationOptional<string | null>;
  /** Polls that failed in a row. */
  failures: CreationOptional<number>;
  /** Until this moment no process polls: a polling process has claimed it. */
  nextAt: number;
  /** The last poll that worked. */
  polledAt: CreationOptional<number | null>;
  /** Why the last one failed. */
  problem: CreationOptional<string | null>;
}

export const defineFeedPoll = table<FeedPoll>('FeedPoll', 'feed_polls', {
  competitionId: primaryKey(integer()),
  source: exactText(64),
  position: optional.text(200),
  etag: optional.text(200),
  failures: withDefault(integer(), 0),
  nextAt: moment(),
  polledAt: optional.moment(),
  problem: optional.text(500),
});
