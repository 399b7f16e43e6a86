import type { Transaction } from 'sequelize';
import { claimDue } from '../../infra/jobs/claimDue.js';
import { type Mail, MailFailure, pauseAfter } from '../../mail/index.js';
import type { AccountMail } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { writeAccountMail } from './writeAccountMail.js';

/** Mails that one run sends. */
const BATCH = 20;
/** A process that took mails and died leaves them to others after this, real milliseconds. */
const LEASE = 10 * 60_000;
/** Age at which such a mail is given up, in real milliseconds. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

type QueuedMail = Pick<AccountMail, 'id' | 'kind' | 'email' | 'attempts' | 'createdAt'>;

/** Puts a mail in the queue; while one of its kind waits for an address that one is enough. */
export async function queueAccountMail(
  { models, realNow, work }: Pick<AccountsContext, 'models' | 'realNow' | 'work'>,
  mail: Pick<AccountMail, 'kind' | 'email'>,
  transaction: Transaction,
): Promise<void> {
  const now = realNow();
  await models.AccountMail.bulkCreate([{ ...mail, nextTryAt: now, createdAt: now }], {
    ignoreDuplicates: true,
    transaction,
  });
  work.announceAfter(transaction, 'account-mail');
}

/**
 * Sends a batch of due mails; a mail stays in the queue until the mail server accepted it or it is too old.
 * @returns whether more may be due; false when the mail server can't be reached
 */
export async function sendAccountMails(context: AccountsContext): Promise<boolean> {
  const mails = await claimDue(context, context.models.AccountMail, { limit: BATCH, leaseMs: LEASE });
  for (const [index, queuedMail] of mails.entries()) {
    const isOut = await sendOne(context, queuedMail);
    if (isOut) continue;
    const untriedMails = mails.slice(index + 1);
    if (untriedMails.length > 0) await postpone(context, untriedMails);
    return false;
  }
  return mails.length === BATCH;
}

/** Answers false when the mail server can't be reached, so that trying others makes no sense. */
async function sendOne(context: AccountsContext, queuedMail: QueuedMail): Promise<boolean> {
  const { log, mailer, realNow, work } = context;
  try {
    const mail: Mail | null = await writeAccountMail(context, queuedMail);
    if (mail) await mailer.send(mail);
    await forget(context, queuedMail);
    return true;
  } catch (error) {
    const failure = error instanceof MailFailure ? error.kind : 'deferred';
    log.warn(
      { mail: queuedMail.kind, err: error, failure, attempts: queuedMail.attempts + 1 },
      'mail not sent',
    );
    const isHopeless = failure === 'refused' || realNow() - queuedMail.createdAt > GIVE_UP_AFTER_MS;
    if (isHopeless) await forget(context, queuedMail);
    else {
      work.countRetries('account-mail');
      await postpone(context, [queuedMail]);
    }
    return failure !== 'unreachable';
  }
}

async function forget({ models, withTransaction }: AccountsContext, { id }: QueuedMail): Promise<void> {
  await withTransaction((transaction) => models.AccountMail.destroy({ where: { id }, transaction }));
}

async function postpone(
  { models, realNow, work, withTransaction }: AccountsContext,
  mails: readonly QueuedMail[],
): Promise<void> {
  const attempts = Math.max(...mails.map((mail) => mail.attempts)) + 1;
  const nextTryAt = realNow() + pauseAfter(attempts);
  await withTransaction((transaction) =>
    models.AccountMail.update({ nextTryAt }, { where: { id: mails.map(({ id }) => id) }, transaction }),
  );
  work.announce('account-mail', { at: nextTryAt });
}
