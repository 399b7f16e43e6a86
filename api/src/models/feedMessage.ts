import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A message of a live feed and what became of it; a repeated one replaces its row. */
export interface FeedMessage extends Row<FeedMessage> {
  id: CreationOptional<number>;
  competitionId: number;
  /** The provider's own name for it. */
  messageId: string;
  way: 'push' | 'poll';
  /** `ignored`: newer states were known of all that it names. */
  outcome: 'applied' | 'ignored' | 'refused' | 'held';
  /** Rows added, updated and removed. */
  changes: number;
  /** JSON of the first problems of one that was refused; null otherwise. */
  problems: string | null;
  /** Real time. */
  receivedAt: number;
}

export const defineFeedMessage = table<FeedMessage>('FeedMessage', 'feed_messages', {
  id: autoId(),
  competitionId: integer(),
  messageId: exactText(80),
  way: text(4),
  outcome: text(8),
  changes: integer(),
  problems: optional.hugeText(),
  receivedAt: moment(),
});
