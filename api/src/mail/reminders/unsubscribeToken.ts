/** A kind of mail that can be stopped by its own link, or all of them. */
export type MailKind = 'deadline' | 'report' | 'all';

const TOKEN = /^(deadline|report|all)-([\w-]{43})$/;

/** The token in a mail's links: the kind of mails to stop, and the user's secret. */
export function unsubscribeToken(kind: MailKind, secret: string): string {
  return `${kind}-${secret}`;
}

/** The parts of a token; null for anything that no mail of ours carried. */
export function readUnsubscribeToken(token: string): { kind: MailKind; secret: string } | null {
  const [, kind, secret] = TOKEN.exec(token) ?? [];
  if (secret === undefined) return null;
  return { kind: kind as MailKind, secret };
}
