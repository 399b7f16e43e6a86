import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const FROM = 'EuroManager <noreply@euromanager.local>';
/** A mail server that does not answer must not keep work waiting for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail through SMTP; without a server each mail becomes a file in `<DATA_DIR>/outbox`. */
export function createMailer(env: Pick<Env, 'smtpUrl' | 'dataDir'>): Mailer {
  return env.smtpUrl === null ? createOutbox(join(env.dataDir, 'outbox')) : createSmtp(env.smtpUrl);
}

function createSmtp(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail({ from: FROM, ...mail });
    },
  };
}

function createOutbox(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: FROM, ...mail });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      // A reader of the folder never sees half a mail.
      await writeFile(join(folder, `.${name}`), message.toString());
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
