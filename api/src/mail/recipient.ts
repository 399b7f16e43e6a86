import type { TextLanguage } from '../texts/index.js';

/** Who a mail is for. */
export interface Recipient {
  readonly email: string;
  /** Empty when the mail carries no name. */
  readonly firstName: string;
  /** The address was proved: mails to any other carry no name that somebody chose. */
  readonly mayReadNames: boolean;
  readonly language: TextLanguage;
}

/** The addresses that stop a kind of mail for one user. */
export interface UnsubscribeLinks {
  /** The portal's page, which asks first. */
  readonly page: string;
  /** For mail programs: a POST stops at once (RFC 8058). */
  readonly oneClick: string;
}
