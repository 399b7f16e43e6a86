import {
  autoId,
  exactText,
  integer,
  longText,
  moment,
  optional,
  text,
  withDefault,
} from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** Calls of the desk that wait for a second person, and which calls of a competition do. */
export const fourEyes: Migration = {
  name: '0084-four-eyes',
  async up(context) {
    const { queryInterface, transaction } = context;
    const column = withDefault(text(120), '');
    await queryInterface.addColumn('competitions', 'four_eyes', column, { transaction });
    await createTable(
      context,
      'held_calls',
      {
        id: autoId(),
        competition_id: integer(),
        kind: text(16),
        name: exactText(100),
        params: longText(),
        fields: optional.hugeText(),
        file: optional.manyBytes(),
        digest: exactText(64),
        asker_id: integer(),
        reason: text(500),
        state: text(10),
        decider_id: optional.integer(),
        asked_at: moment(),
        expires_at: moment(),
        decided_at: optional.moment(),
      },
      [['state', 'expires_at'], ['digest']],
    );
  },
};
