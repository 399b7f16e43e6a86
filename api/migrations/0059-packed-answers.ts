import { DataTypes } from 'sequelize';
import type { Migration } from './migration.js';

/**
 * Answers to keyed calls are stored deflated. A process of the release before finds none where one was stored so, and
 * makes it again from the receipt.
 */
export const packedAnswers: Migration = {
  name: '0059-packed-answers',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn(
      'idempotency_keys',
      'packed_answer',
      { type: DataTypes.BLOB('medium'), allowNull: true },
      { transaction },
    );
  },
};
