import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Shirts and flags that come with a competition; null where the product draws them itself. */
export const coloursOfClubs: Migration = {
  name: '0043-colours-of-clubs',
  async up({ queryInterface, transaction }) {
    for (const column of ['kit', 'flag'])
      await queryInterface.addColumn('clubs', column, optional.text(80), { transaction });
  },
};
