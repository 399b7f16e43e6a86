import {
  autoId,
  exactText,
  flag,
  integer,
  longText,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createPush: Migration = {
  name: '0035-create-push',
  async up(context) {
    await createTable(
      context,
      'push_subscriptions',
      {
        id: autoId(),
        user_id: belongsTo('users', integer()),
        endpoint: exactText(1000),
        endpoint_hash: exactText(64),
        p256dh: exactText(100),
        auth: exactText(40),
        name: text(80),
        family: exactText(36),
        created_at: moment(),
        sent_at: optional.moment(),
        failures: withDefault(integer(), 0),
      },
      [{ unique: ['endpoint_hash'] }, ['user_id', 'id'], ['family']],
    );
    await createTable(context, 'push_choices', {
      user_id: primaryKey(belongsTo('users', integer())),
      deadline: withDefault(flag(), true),
      goal: withDefault(flag(), true),
      captain_out: withDefault(flag(), false),
      confirmed: withDefault(flag(), false),
      mention: withDefault(flag(), false),
      quiet: withDefault(flag(), true),
      quiet_from: withDefault(integer(), 23 * 60),
      quiet_to: withDefault(integer(), 8 * 60),
      time_zone: withDefault(text(64), 'Europe/Brussels'),
    });
    await createTable(
      context,
      'push_messages',
      {
        id: autoId(),
        user_id: belongsTo('users', integer()),
        kind: text(16),
        subject: exactText(80),
        week_id: integer(),
        facts: longText(),
        state: text(16),
        attempts: withDefault(integer(), 0),
        next_try_at: moment(),
        waiting_for: optional.text(200),
        created_at: moment(),
        expires_at: moment(),
        sent_at: optional.moment(),
      },
      [
        { unique: ['user_id', 'kind', 'subject'] },
        ['state', 'next_try_at', 'id'],
        ['user_id', 'week_id'],
        ['created_at'],
      ],
    );
    await createTable(context, 'push_progress', {
      name: primaryKey(exactText(80)),
      value: moment(),
    });
  },
};
