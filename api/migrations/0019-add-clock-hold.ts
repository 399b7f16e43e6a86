import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** The game time at which the clock stands still: a replay runs from one such moment to the next. */
export const addClockHold: Migration = {
  name: '0019-add-clock-hold',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('clocks', 'hold_at_ms', optional.moment(), { transaction });
  },
};
