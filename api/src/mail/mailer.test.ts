import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from './mailer.js';
import { passwordResetMail } from './passwordResetMail.js';

const link = 'http://127.0.0.1:3000/reset-password/abc_DEF-123';
const mail = passwordResetMail({ email: 'eden@example.test', firstName: 'Eden <b>', language: 'nl' }, link);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'euro-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a mail', () => {
  it('becomes a file in the outbox when there is no server', async () => {
    await createMailer({ smtpUrl: null, dataDir }).send(mail);
    const files = readdirSync(join(dataDir, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/^2.*\.eml$/)]);
    const text = readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(text).toContain('To: eden@example.test');
    expect(text.replaceAll('=\n', '').replaceAll('=\r\n', '')).toContain(link);
  });

  it('goes to the SMTP server when there is one', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      let isData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          received.push(line);
          if (isData && line !== '.') continue;
          if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write(line === 'DATA' ? '354 go\r\n' : '250 ok\r\n');
          isData = line === 'DATA';
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir }).send(mail);
    server.close();
    expect(received).toContain('RCPT TO:<eden@example.test>');
    expect(received.join('\n')).toContain('Kies een nieuw wachtwoord');
  });

  it('to reset a password is written in the user’s language, with his name as text', () => {
    expect(mail.html).toContain('Eden &lt;b&gt;');
    expect(mail.text).toContain(`\n${link}\n`);
    const english = passwordResetMail({ email: 'e@example.test', firstName: 'Eden', language: 'en' }, link);
    expect(english.subject).toBe('Choose a new password for EuroManager');
  });
});
