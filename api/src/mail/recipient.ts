import type { TextLanguage } from '../texts/index.js';

/** The recipient of a mail. */
export interface Recipient {
  readonly email: string;
  /** Empty when the mail carries no name. */
  readonly firstName: string;
  /** The address is verified: mails to others contain no name that a user chose. */
  readonly mayReadNames: boolean;
  readonly language: TextLanguage;
}

/** The addresses that stop a kind of mail for one user. */
export interface UnsubscribeLinks {
  /** The portal's page, which asks first. */
  readonly page: string;
  /** For mail programs: a POST unsubscribes immediately (RFC 8058). */
  readonly oneClick: string;
}
