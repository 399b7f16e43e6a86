import { literal, Op } from 'sequelize';
import type { MailContext } from '../context.js';
import type { PlannedMail } from '../letter.js';
import { pauseAfter } from '../pauseAfter.js';

/** Leaves mails that were taken but not tried to the next batch. */
export async function releaseMails(
  { models, realNow, withTransaction }: MailContext,
  untriedMails: readonly PlannedMail[],
): Promise<void> {
  await withTransaction((transaction) =>
    models.SentMail.update(
      { attempts: literal('attempts - 1'), nextTryAt: realNow() },
      { where: { id: untriedMails.map(({ id }) => id) }, transaction },
    ),
  );
}

interface Standstill {
  readonly competitionId: number;
  /** Mails that found the server out of reach. */
  readonly failedMails: readonly PlannedMail[];
  /** Mails that were taken but not tried any more. */
  readonly untriedMails: readonly PlannedMail[];
}

/**
 * Lets all mail rest while the server can't be reached. Those that were tried come a second after the others, so that a
 * mail at which the server breaks off never blocks the rest.
 */
export async function postponeMails(
  { models, realNow, work, withTransaction }: MailContext,
  { competitionId, failedMails, untriedMails }: Standstill,
): Promise<void> {
  const now = realNow();
  const attempts = Math.max(...failedMails.map((mail) => mail.attempts)) + 1;
  const nextTryAt = now + pauseAfter(attempts) - 1_000;
  await withTransaction((transaction) =>
    models.SentMail.update(
      { nextTryAt },
      {
        where: {
          competitionId,
          state: 'waiting',
          [Op.or]: [{ nextTryAt: { [Op.lte]: now } }, { id: untriedMails.map(({ id }) => id) }],
        },
        transaction,
      },
    ),
  );
  work.announce('mail', { competitionId, at: nextTryAt });
}
