import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** When a complaint was answered first: a later decision about the same thing moves `decided_at`. */
export const firstAnswers: Migration = {
  name: '0092-first-answers',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('complaints', 'answered_at', optional.moment(), { transaction });
  },
};
