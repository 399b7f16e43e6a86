import { autoId, exactText, integer, moment, optional } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Writes that carried a key, with what they were answered. */
export const createIdempotencyKeys: Migration = {
  name: '0011-create-idempotency-keys',
  async up(context) {
    await createTable(
      context,
      'idempotency_keys',
      {
        id: autoId(),
        // No reference: its lock on the user's row would meet the one that a new team takes.
        user_id: integer(),
        key: exactText(100),
        call: exactText(200),
        body_hash: exactText(64),
        team_id: optional.integer(),
        receipt_id: belongsTo('receipts', optional.integer()),
        answer: optional.hugeText(),
        created_at: moment(),
      },
      [{ unique: ['user_id', 'key'] }, ['receipt_id'], ['created_at']],
    );
  },
};
