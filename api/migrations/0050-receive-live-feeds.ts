import {
  autoId,
  exactText,
  integer,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** What live feeds sent, which version of each match and player holds, and how far polls are. */
export const receiveLiveFeeds: Migration = {
  name: '0050-receive-live-feeds',
  async up(context) {
    await createTable(
      context,
      'feed_messages',
      {
        id: autoId(),
        competition_id: belongsTo('competitions', integer()),
        message_id: exactText(80),
        way: text(4),
        outcome: text(8),
        changes: integer(),
        problems: optional.hugeText(),
        received_at: moment(),
      },
      [{ unique: ['competition_id', 'message_id'] }, ['competition_id', 'received_at'], ['received_at']],
    );
    await createTable(context, 'feed_versions', {
      kind: primaryKey(exactText(8)),
      row_id: primaryKey(integer()),
      version: moment(),
      digest: exactText(64),
    });
    await createTable(context, 'feed_polls', {
      competition_id: primaryKey(belongsTo('competitions', integer())),
      source: exactText(64),
      position: optional.text(200),
      etag: optional.text(200),
      failures: withDefault(integer(), 0),
      next_at: moment(),
      polled_at: optional.moment(),
      problem: optional.text(500),
    });
  },
};
