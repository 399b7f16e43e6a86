import { autoId, exactText, integer, longText, moment, text } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** What went wrong in browsers, by release, code and place. */
export const createClientFaults: Migration = {
  name: '0069-create-client-faults',
  async up(context) {
    await createTable(
      context,
      'client_faults',
      {
        id: autoId(),
        hash: exactText(43),
        remote: exactText(64),
        release_version: exactText(64),
        code: exactText(40),
        message: text(500),
        frames: longText(),
        path: text(200),
        count: integer(),
        first_at: moment(),
        last_at: moment(),
      },
      [{ unique: ['hash'] }, ['remote', 'release_version'], ['last_at']],
    );
  },
};
