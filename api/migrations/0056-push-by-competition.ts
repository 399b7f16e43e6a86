import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * Whose matchday a notification counts for. Null: none, or not known, as the release before leaves it; those count in
 * every competition.
 */
export const pushByCompetition: Migration = {
  name: '0056-push-by-competition',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('push_messages', 'competition_id', optional.integer(), { transaction });
  },
};
