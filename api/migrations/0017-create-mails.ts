import {
  autoId,
  exactText,
  flag,
  integer,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createMails: Migration = {
  name: '0017-create-mails',
  async up(context) {
    await createTable(
      context,
      'mail_choices',
      {
        user_id: primaryKey(belongsTo('users', integer())),
        deadline_mail: withDefault(flag(), false),
        matchday_report: withDefault(flag(), false),
        unsubscribe_token: exactText(64),
      },
      [{ unique: ['unsubscribe_token'] }, ['deadline_mail', 'user_id'], ['matchday_report', 'user_id']],
    );
    await createTable(
      context,
      'sent_mails',
      {
        id: autoId(),
        competition_id: integer(),
        kind: text(16),
        week_id: integer(),
        user_id: belongsTo('users', integer()),
        edition: integer(),
        state: text(16),
        attempts: withDefault(integer(), 0),
        next_try_at: moment(),
        created_at: moment(),
        sent_at: optional.moment(),
        half_points: optional.integer(),
      },
      [
        { unique: ['user_id', 'competition_id', 'week_id', 'kind', 'edition'] },
        ['state', 'next_try_at', 'id'],
      ],
    );
    await createTable(context, 'report_rounds', {
      competition_id: primaryKey(integer()),
      week_id: primaryKey(integer()),
      version: primaryKey(integer()),
      cursor_user_id: withDefault(integer(), 0),
      done: withDefault(flag(), false),
    });
  },
};
