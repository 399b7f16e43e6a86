import type { BaseContext } from '../infra/context.js';
import type { Mailer } from '../mail/index.js';

/** Dependencies of the help desk's mails. */
export interface HelpContext extends BaseContext {
  readonly mailer: Mailer;
}
