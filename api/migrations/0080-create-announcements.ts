import { autoId, flag, integer, moment, optional, text, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Announcements of operators, and how far their mails and notifications are planned. */
export const createAnnouncements: Migration = {
  name: '0080-create-announcements',
  async up(context) {
    await createTable(
      context,
      'announcements',
      {
        id: autoId(),
        competition_id: belongsTo('competitions', optional.integer()),
        text_nl: text(280),
        text_en: text(280),
        path: optional.text(200),
        segment: text(16),
        starts_at: moment(),
        ends_at: moment(),
        ended_early: withDefault(flag(), false),
        mail_state: text(16),
        mail_cursor: withDefault(integer(), 0),
        mail_count: withDefault(integer(), 0),
        push_state: text(16),
        push_cursor: withDefault(integer(), 0),
        push_count: withDefault(integer(), 0),
        created_at: moment(),
      },
      [['ends_at'], ['mail_state'], ['push_state']],
    );
  },
};
