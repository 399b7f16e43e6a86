import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * Who answered at the help desk, so that the name goes with the account. Null: the asker, or not known, as the release
 * before leaves it.
 */
export const authorsOfAnswers: Migration = {
  name: '0061-authors-of-answers',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('help_messages', 'author_id', optional.integer(), { transaction });
    await queryInterface.addIndex('help_messages', ['author_id'], {
      name: 'help_messages_author_id',
      transaction,
    });
  },
};
