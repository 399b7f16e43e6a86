import type { Transaction } from 'sequelize';
import type { SentMail } from '../../models/index.js';
import type { MailContext } from '../context.js';

interface Plan {
  readonly kind: Exclude<SentMail['kind'], 'payment'>;
  readonly competitionId: number;
  readonly weekId: number;
  readonly edition: number;
  readonly users: readonly number[];
}

/** Queues a mail for each of these users; a mail that is queued already stays. */
export async function planMails(
  { models, realNow, work }: Pick<MailContext, 'models' | 'realNow' | 'work'>,
  { users, ...plan }: Plan,
  transaction: Transaction,
): Promise<void> {
  const now = realNow();
  await models.SentMail.bulkCreate(
    users.map((userId) => ({
      ...plan,
      userId,
      state: 'waiting' as const,
      nextTryAt: now,
      createdAt: now,
      sentAt: null,
      halfPoints: null,
    })),
    { ignoreDuplicates: true, transaction },
  );
  work.announceAfter(transaction, 'mail', { competitionId: plan.competitionId });
}
