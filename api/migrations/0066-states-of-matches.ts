import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** States of matches, the matchday that a moved match was planned for, and points taken from clubs in the table. */
export const statesOfMatches: Migration = {
  name: '0066-states-of-matches',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('matches', 'state', optional.text(12), { transaction });
    await queryInterface.addColumn('matches', 'planned_week_id', optional.integer(), { transaction });
    await queryInterface.addColumn('matches', 'resumes_at', optional.moment(), { transaction });
    await queryInterface.addColumn('clubs', 'deduction', optional.integer(), { transaction });
  },
};
