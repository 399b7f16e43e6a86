import { recordFailure } from '../../infra/jobs/workFailures.js';
import type { SentMail } from '../../models/index.js';
import type { MailContext } from '../context.js';
import type { PlannedMail } from '../letter.js';
import type { MailFailureKind } from '../mailFailure.js';
import { pauseAfter } from '../pauseAfter.js';

/** Age in milliseconds at which a mail is given up, as mail servers do (RFC 5321 §4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60_000;

/** Notes what became of a mail. */
export async function settleMail(
  { models, work, withTransaction }: MailContext,
  { id, competitionId }: PlannedMail,
  change: Partial<Pick<SentMail, 'state' | 'sentAt' | 'halfPoints' | 'nextTryAt' | 'attempts'>>,
): Promise<void> {
  await withTransaction((transaction) => models.SentMail.update(change, { where: { id }, transaction }));
  if (change.nextTryAt !== undefined) work.announce('mail', { competitionId, at: change.nextTryAt });
}

/** Removes a mail that is no longer needed from the queue; it may be planned again. */
export async function dropMail({ models, withTransaction }: MailContext, { id }: PlannedMail): Promise<void> {
  await withTransaction((transaction) => models.SentMail.destroy({ where: { id }, transaction }));
}

/** Keeps a mail that did not go out for another try, unless its address takes none or it is too old. */
export async function keepMail(
  context: MailContext,
  mail: PlannedMail,
  { failure, error }: { readonly failure: MailFailureKind; readonly error: unknown },
): Promise<void> {
  const { id, competitionId, attempts, createdAt } = mail;
  const now = context.realNow();
  const isTooOld = now - Number(createdAt) > GIVE_UP_AFTER_MS;
  if (failure === 'refused' || isTooOld) {
    await settleMail(context, mail, { state: failure === 'refused' ? 'refused' : 'given-up' });
    const failureOf = { kind: 'mail', competitionId, subject: String(id) };
    return recordFailure(context, failureOf, { error, attempts: attempts + 1 });
  }
  context.work.countRetries('mail');
  await settleMail(context, mail, { nextTryAt: now + pauseAfter(attempts + 1) });
}
