import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../infra/env.js';
import { type Pace, UNLIMITED } from '../infra/limits/pace.js';
import { toMailFailure } from './mailFailure.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Name of the sender: the game in a competition beside the default one; without it that of MAIL_FROM. */
  readonly sender?: string;
  /** The same for each try to send it, so that a mail server recognises a second copy; `deadline.2.7@example.org`. */
  readonly id?: string;
  /** A POST to this address stops such mails (RFC 8058); a person who opens it is asked first. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** @throws a `MailFailure` that says what may be done about it. */
  send(mail: Mail): Promise<void>;
  /** Closes connections that nothing is sent through. */
  close?(): void;
}

/** A mail server that does not answer must not keep work waiting for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Nor one that answers a little at a time; waiting for a connection counts, milliseconds. */
const LONGEST = 45_000;

/** Connections are used for many mails: greeting and TLS take longer than a mail. */
const POOL = {
  pool: true,
  maxMessages: 1_000,
  idleTimeout: 10_000,
  // A server may close a connection that it thinks idle at the moment at which it is used.
  maxRequeues: 2,
} as const;

type MailEnv = Pick<Env, 'smtpUrl' | 'dataDir' | 'mailFrom' | 'mailConnections'>;

/**
 * Mail through SMTP; without a server each mail becomes a file in `<DATA_DIR>/outbox`.
 * @param now the game's clock, which dates the mails
 * @param pace what the provider allows
 */
export function createMailer(env: MailEnv, now: () => number, pace: Pace = UNLIMITED): Mailer {
  const { smtpUrl, dataDir, mailFrom, mailConnections } = env;
  const write = (mail: Mail) => toMessage(mail, mailFrom, new Date(now()));
  if (smtpUrl === null) return createOutbox(join(dataDir, 'outbox'), write);
  return createSmtp({ url: smtpUrl, maxConnections: mailConnections }, write, pace);
}

type Write = (mail: Mail) => SendMailOptions;

function createSmtp(
  server: { readonly url: string; readonly maxConnections: number },
  write: Write,
  pace: Pace,
): Mailer {
  const transport = createTransport({ ...server, ...TIMEOUTS, ...POOL });
  return {
    async send(mail) {
      await pace.take();
      try {
        await transport.sendMail({ ...write(mail), signal: AbortSignal.timeout(LONGEST) });
      } catch (error) {
        throw toMailFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

function createOutbox(folder: string, write: Write): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(write(mail));
      await mkdir(folder, { recursive: true });
      // Real time, in which the files follow each other whatever the game's clock does.
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      // A reader of the folder never sees half a mail.
      const draft = join(folder, `.${name}`);
      try {
        await writeFile(draft, message.toString(), { mode: 0o600 });
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw toMailFailure(error);
      }
    },
  };
}

function toMessage({ id, unsubscribeUrl, sender, ...mail }: Mail, from: string, date: Date): SendMailOptions {
  return {
    from: sender === undefined ? from : { name: sender, address: /<([^>]+)>/.exec(from)?.[1] ?? from },
    date,
    ...mail,
    ...(id === undefined ? {} : { messageId: `<${id}>` }),
    headers: {
      // Prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
