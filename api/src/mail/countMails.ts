import type { Activity } from '../infra/activity.js';
import type { Mailer } from './mailer.js';
import { MailFailure } from './mailFailure.js';

/** Counts the mails that `mailer` hands over, and those that are refused for good. */
export function countMails(mailer: Mailer, activity: Pick<Activity, 'add'>): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        if (error instanceof MailFailure && error.kind === 'refused') activity.add('refused-mails');
        throw error;
      }
      activity.add('mails');
    },
  };
}
