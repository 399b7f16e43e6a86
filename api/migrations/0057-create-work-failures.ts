import { autoId, exactText, integer, moment, text, withDefault } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** Background work that failed and waits for somebody, with the reason. */
export const createWorkFailures: Migration = {
  name: '0057-create-work-failures',
  async up(context) {
    await createTable(
      context,
      'work_failures',
      {
        id: autoId(),
        kind: exactText(32),
        competition_id: withDefault(integer(), 0),
        subject: exactText(40),
        reason: text(300),
        attempts: withDefault(integer(), 1),
        failed_at: moment(),
      },
      [{ unique: ['kind', 'competition_id', 'subject'] }, ['failed_at']],
    );
  },
};
