import type { Database } from '@euro/api/testing';
import type { StoredWrites } from './checkWrites.js';

/**
 * Reads the stored writes.
 * @param chatLeagueId the league whose comments are read
 */
export async function readWrites({ models }: Database, chatLeagueId: number): Promise<StoredWrites> {
  const [keys, comments, orders, receipts] = await Promise.all([
    models.IdempotencyKey.findAll({ attributes: ['key', 'teamId', 'receiptId'], raw: true }),
    models.Comment.findAll({
      attributes: ['body', 'requestKey'],
      where: { leagueId: chatLeagueId },
      raw: true,
    }),
    models.Order.findAll({ attributes: ['requestKey'], raw: true }),
    models.Receipt.findAll({ attributes: ['id', 'teamId'], raw: true }),
  ]);
  return { keys, comments, orders, receipts };
}
