import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * The added language of people whose `language` is English, `fr`, for what is sent to them later. Null: none; the
 * release before writes none.
 */
export const translations: Migration = {
  name: '0058-translations',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('users', 'translation', optional.text(16), { transaction });
    await queryInterface.addColumn('help_conversations', 'translation', optional.text(16), { transaction });
  },
};
