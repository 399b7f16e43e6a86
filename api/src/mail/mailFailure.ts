/**
 * - `refused`: the address takes no mail, now or later.
 * - `deferred`: the server takes others, but not this mail now.
 * - `unreachable`: no mail goes out at all for now.
 */
export type MailFailureKind = 'refused' | 'deferred' | 'unreachable';

/** A mail did not go out. */
export class MailFailure extends Error {
  constructor(
    readonly kind: MailFailureKind,
    cause?: unknown,
  ) {
    super(`The mail did not go out: ${cause instanceof Error ? cause.message : kind}`, { cause });
    this.name = 'MailFailure';
  }
}

/** Reads what nodemailer throws; what it does not explain counts as a server that can't be reached. */
export function toMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure(kindOf(Object(error)), error);
}

interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

function kindOf({ code, command, responseCode }: SmtpError): MailFailureKind {
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // 421 closes the connection; a refused sender is our own setting, and hits every mail.
  if (!isAboutTheMail || responseCode === 421 || command === 'MAIL FROM') return 'unreachable';
  return command === 'RCPT TO' && Number(responseCode) >= 500 ? 'refused' : 'deferred';
}
