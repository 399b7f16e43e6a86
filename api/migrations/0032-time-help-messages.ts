import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** People see help desk messages by the game's clock; this column holds the real time, which mails wait by. */
export const timeHelpMessages: Migration = {
  name: '0032-time-help-messages',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('help_messages', 'written_at', optional.moment(), { transaction });
  },
};
