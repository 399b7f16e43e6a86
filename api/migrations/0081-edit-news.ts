import { autoId, integer, moment, optional, text } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** News of players that operators wrote, with the feed's news at that time. */
export const editNews: Migration = {
  name: '0081-edit-news',
  async up(context) {
    await createTable(
      context,
      'news_edits',
      {
        id: autoId(),
        competition_id: integer(),
        player_id: integer(),
        feed_news: text(500),
        from_kind: optional.text(12),
        news: optional.text(12),
        news_nl: optional.text(80),
        news_en: optional.text(80),
        news_source: optional.text(40),
        news_at: optional.moment(),
        reason: text(500),
        actor_id: optional.integer(),
        at: moment(),
        ended_at: optional.moment(),
      },
      [['competition_id', 'id'], ['player_id']],
    );
  },
};
