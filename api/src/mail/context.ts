import type { BaseContext } from '../infra/context.js';
import type { Letter, PlannedMail } from './letter.js';
import type { Mailer } from './mailer.js';

/** Dependencies of sending mails. */
export interface MailContext extends BaseContext {
  readonly mailer: Mailer;
  /** The mail of a payment, as the room of payments writes it. */
  readonly writePaymentMail: (mail: PlannedMail) => Promise<Letter>;
}
