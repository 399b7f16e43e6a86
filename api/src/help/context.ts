import type { BaseContext } from '../infra/context.js';
import type { Mailer } from '../mail/index.js';

/** What the help desk needs for the mails it sends. */
export interface HelpContext extends BaseContext {
  readonly mailer: Mailer;
}
