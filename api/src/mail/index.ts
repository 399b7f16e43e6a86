/** Letters and how they leave. */

export type { MailContext } from './context.js';
export { countMails } from './countMails.js';
export { greeting } from './greeting.js';
export {
  type Letter,
  messageId,
  type PlannedMail,
  UNWANTED_LETTER,
  withCompetitionSender,
} from './letter.js';
export { createMailer, type Mail, type Mailer } from './mailer.js';
export { MailFailure } from './mailFailure.js';
export { nameInMail } from './nameInMail.js';
export { pauseAfter } from './pauseAfter.js';
export type { Recipient } from './recipient.js';
export { RECIPIENT_COLUMNS, recipientOf } from './recipientOf.js';
export { type MailBlock, renderMail } from './renderMail.js';
