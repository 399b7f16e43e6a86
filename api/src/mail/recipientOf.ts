import type { User } from '../models/index.js';
import { textLanguageOf } from '../texts/index.js';
import { nameInMail } from './nameInMail.js';
import type { Recipient } from './recipient.js';

/** The columns of a user that a mail needs. */
export const RECIPIENT_COLUMNS = [
  'email',
  'firstName',
  'language',
  'translation',
  'emailVerifiedAt',
] as const;

/** The recipient of a mail to an account: called by name only when the address was proved (decisions §7.4). */
export function recipientOf(user: Pick<User, (typeof RECIPIENT_COLUMNS)[number]>): Recipient {
  const { email } = user;
  const language = textLanguageOf(user);
  const mayReadNames = user.emailVerifiedAt != null;
  return { email, language, mayReadNames, firstName: nameInMail(user.firstName, { mayReadNames }) ?? '' };
}
