import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../infra/env.js';
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
}

/** A mail server that does not answer must not keep work waiting for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Mail through SMTP; without a server each mail becomes a file in `<DATA_DIR>/outbox`.
 * @param now the game's clock, which dates the mails
 */
export function createMailer(env: Pick<Env, 'smtpUrl' | 'dataDir' | 'mailFrom'>, now: () => number): Mailer {
  const { smtpUrl, dataDir, mailFrom } = env;
  const write = (mail: Mail) => toMessage(mail, mailFrom, new Date(now()));
  return smtpUrl === null ? createOutbox(join(dataDir, 'outbox'), write) : createSmtp(smtpUrl, write);
}

type Write = (mail: Mail) => SendMailOptions;

function createSmtp(url: string, write: Write): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      try {
        await transport.sendMail(write(mail));
      } catch (error) {
        throw toMailFailure(error);
      }
    },
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
        await writeFile(draft, message.toString());
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
      // No holiday replies to what nobody wrote.
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
