import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordResetMail } from '../accounts/accountMail/accountMail.js';
import type { Pace } from '../infra/limits/pace.js';
import { startSlowSmtp } from '../testing/slowSmtp.js';
import { PRODUCT_LOOK } from '../tournament/index.js';
import { createMailer, type Mailer } from './mailer.js';

const SENT_AT = Date.parse('2024-06-19T08:00:00Z');

const mailFrom = 'EuroManager <noreply@example.test>';
const link = 'http://127.0.0.1:3000/reset-password/abc_DEF-123';
const mail = passwordResetMail({
  to: { email: 'eden@example.test', firstName: 'Eden <b>', mayReadNames: true, language: 'nl' },
  look: PRODUCT_LOOK,
  link,
  id: 'password-reset.1@euro.example',
});

let dataDir: string;
let mailers: Mailer[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'euro-mail-'));
  mailers = [];
});
afterEach(() => {
  for (const mailer of mailers) mailer.close?.();
  rmSync(dataDir, { recursive: true, force: true });
});

function connect(smtpUrl: string, mailConnections = 2, pace?: Pace): Mailer {
  const mailer = createMailer({ smtpUrl, dataDir, mailFrom, mailConnections }, () => SENT_AT, pace);
  mailers.push(mailer);
  return mailer;
}

describe('a mail', () => {
  it('becomes a file in the outbox when there is no server', async () => {
    await createMailer({ smtpUrl: null, dataDir, mailFrom, mailConnections: 2 }, () => SENT_AT).send(mail);
    const files = readdirSync(join(dataDir, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/^2.*\.eml$/)]);
    const text = readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(statSync(join(dataDir, 'outbox', files[0] ?? '')).mode & 0o077).toBe(0);
    expect(text).toContain('To: eden@example.test');
    expect(text).toContain('Date: Wed, 19 Jun 2024 08:00:00 +0000');
    expect(text.replaceAll('=\n', '').replaceAll('=\r\n', '')).toContain(link);
  });

  it('waits while the disk of the outbox is full, without a partial file', async () => {
    const mailer = createMailer({ smtpUrl: null, dataDir, mailFrom, mailConnections: 2 }, () => SENT_AT);
    jest.spyOn(files, 'writeFile').mockImplementationOnce(async (file) => {
      writeFileSync(String(file), 'Date:');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
    await mailer.send(mail);
    expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1);
  });

  it('is sent to the SMTP server when one is configured', async () => {
    const received = await smtpServer({}, (smtpUrl) => connect(smtpUrl).send(mail));
    expect(received).toContain('RCPT TO:<eden@example.test>');
    expect(received.join('\n')).toContain('Kies een nieuw wachtwoord');
  });

  it('is sent through few connections, which are reused', async () => {
    const server = await startSlowSmtp(20);
    const mailer = connect(server.url, 3);
    await Promise.all(Array.from({ length: 12 }, () => mailer.send(mail)));
    await mailer.send(mail);
    expect([server.acceptedMails.length, server.connections()]).toEqual([13, 3]);
    await server.close();
  });

  it('is limited to the rate of the provider', async () => {
    const waiting: (() => void)[] = [];
    const pace: Pace = { take: () => new Promise((go) => waiting.push(go)) };
    const server = await startSlowSmtp(0);
    const mailer = connect(server.url, 3, pace);
    const [first, second] = [mailer.send(mail), mailer.send(mail)];
    waiting[0]?.();
    await first;
    expect(server.acceptedMails).toHaveLength(1);
    waiting[1]?.();
    await second;
    expect(server.acceptedMails).toHaveLength(2);
    await server.close();
  });

  it('supports one-click unsubscription (RFC 8058), and retains its id', async () => {
    const unsubscribeUrl = `https://euro.example/api/user/unsubscribe?token=deadline-${'x'.repeat(43)}`;
    const stoppable = { ...mail, id: 'deadline.1.2.0.7@euro.example', unsubscribeUrl };
    await createMailer({ smtpUrl: null, dataDir, mailFrom, mailConnections: 2 }, () => SENT_AT).send(
      stoppable,
    );
    const [file = ''] = readdirSync(join(dataDir, 'outbox'));
    const head = readFileSync(join(dataDir, 'outbox', file), 'utf8').split(/\r?\n\r?\n/)[0] ?? '';
    expect(head.split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${unsubscribeUrl}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'Message-ID: <deadline.1.2.0.7@euro.example>',
        'Auto-Submitted: auto-generated',
        `From: ${mailFrom}`,
      ]),
    );
  });

  it.each([
    [{ 'RCPT TO': '550 no such user' }, 'refused'],
    [{ 'RCPT TO': '450 come back later' }, 'deferred'],
    [{ 'RCPT TO': '421 closing' }, 'unreachable'],
    [{ 'MAIL FROM': '553 sender refused' }, 'unreachable'],
    [{ DATA: '554 looks like spam' }, 'deferred'],
    [{ EHLO: '421 too busy' }, 'unreachable'],
  ])('to which the server replies %j is %s', async (replies, kind) => {
    await smtpServer(replies, async (smtpUrl) => {
      const sending = connect(smtpUrl).send(mail);
      await expect(sending).rejects.toMatchObject({ name: 'MailFailure', kind });
    });
  });

  it('fails as unreachable when the server is not there', async () => {
    const sending = connect('smtp://127.0.0.1:1').send(mail);
    await expect(sending).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('about another competition has that one’s name and the same address as sender', async () => {
    const named = { ...mail, sender: 'WK-manager' };
    await createMailer({ smtpUrl: null, dataDir, mailFrom, mailConnections: 2 }, () => SENT_AT).send(named);
    const [file = ''] = readdirSync(join(dataDir, 'outbox'));
    const text = readFileSync(join(dataDir, 'outbox', file), 'utf8');
    expect(text).toMatch(/^From: "?WK-manager"? <noreply@example\.test>\r?$/m);
  });

  it('to reset a password is in the user’s language, with the name escaped', () => {
    expect(mail.html).toContain('Eden &lt;b&gt;');
    expect(mail.text).toContain(`\n${link}\n`);
    const english = passwordResetMail({
      to: { email: 'e@example.test', firstName: 'Eden', mayReadNames: true, language: 'en' },
      look: PRODUCT_LOOK,
      link,
      id: 'password-reset.2@euro.example',
    });
    expect(english.subject).toBe('Choose a new password for EuroManager');
  });
});

/**
 * A mail server for the time of `use` that accepts everything but what `replies` names; returns the lines it received.
 */
async function smtpServer(
  replies: Readonly<Record<string, string>>,
  use: (url: string) => Promise<void>,
): Promise<string[]> {
  const received: string[] = [];
  const replyTo = (line: string) => {
    const own = Object.entries(replies).find(([command]) => line.startsWith(command))?.[1];
    return own ?? (line === 'DATA' ? '354 go' : '250 ok');
  };
  const server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (isData && line !== '.') continue;
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(`${replyTo(line)}\r\n`);
        isData = line === 'DATA' && replyTo(line).startsWith('354');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await use(`smtp://127.0.0.1:${port}`);
  server.close();
  return received;
}
