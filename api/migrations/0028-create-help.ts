import {
  autoId,
  exactText,
  flag,
  integer,
  longText,
  moment,
  optional,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** What people and the help desk write to each other (decisions §8.6). */
export const createHelp: Migration = {
  name: '0028-create-help',
  async up(context) {
    await createTable(
      context,
      'help_conversations',
      {
        id: autoId(),
        user_id: belongsTo('users', optional.integer()),
        visitor_hash: { ...exactText(64), allowNull: true },
        status: text(16),
        waits: flag(),
        language: text(16),
        email: optional.text(254),
        path: optional.text(200),
        last_message_id: withDefault(integer(), 0),
        asker_seen: withDefault(integer(), 0),
        desk_seen: withDefault(integer(), 0),
        mailed_id: withDefault(integer(), 0),
        mail_due_at: optional.moment(),
        mail_attempts: withDefault(integer(), 0),
        created_at: moment(),
        updated_at: moment(),
      },
      [
        { unique: ['user_id'] },
        { unique: ['visitor_hash'] },
        ['waits', 'updated_at', 'id'],
        ['status', 'waits', 'updated_at', 'id'],
        ['user_id', 'updated_at'],
        ['mail_due_at', 'id'],
      ],
    );
    await createTable(
      context,
      'help_messages',
      {
        id: autoId(),
        conversation_id: belongsTo('help_conversations', integer()),
        from_desk: flag(),
        author: text(80),
        body: longText(),
        at: moment(),
        request_key: { ...exactText(100), allowNull: true },
      },
      [{ unique: ['conversation_id', 'from_desk', 'request_key'] }, ['conversation_id', 'id']],
    );
  },
};
