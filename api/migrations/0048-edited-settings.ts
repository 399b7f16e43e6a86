import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Which settings operators changed, with what the pack said; null for none, as the release before leaves it. */
export const editedSettings: Migration = {
  name: '0048-edited-settings',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('competitions', 'edited_settings', optional.hugeText(), { transaction });
  },
};
