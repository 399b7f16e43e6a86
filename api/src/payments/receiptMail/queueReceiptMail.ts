import type { Transaction } from 'sequelize';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

/** Puts the mail about a payment in the queue, once per order, in the transaction that takes the payment. */
export async function queueReceiptMail(
  { models, realNow, work }: Pick<PaymentsContext, 'models' | 'realNow' | 'work'>,
  { id, userId, competitionId }: Pick<Order, 'id' | 'userId' | 'competitionId'>,
  transaction: Transaction,
): Promise<void> {
  const now = realNow();
  await models.SentMail.bulkCreate(
    [
      {
        kind: 'payment',
        competitionId,
        // It belongs to no matchday.
        weekId: 0,
        edition: id,
        userId,
        state: 'waiting',
        nextTryAt: now,
        createdAt: now,
        sentAt: null,
        halfPoints: null,
      },
    ],
    { ignoreDuplicates: true, transaction },
  );
  work.announceAfter(transaction, 'mail', { competitionId });
}
