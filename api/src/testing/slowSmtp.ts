import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A mail server that takes everything, after a while. */
export interface SlowSmtp {
  readonly url: string;
  /** Addresses of all mails that it accepted, in that order. */
  readonly acceptedMails: string[];
  /** Number of opened connections. */
  connections(): number;
  close(): Promise<void>;
}

/** @param latency milliseconds between the end of a mail and the server's yes */
export async function startSlowSmtp(latency: number): Promise<SlowSmtp> {
  const acceptedMails: string[] = [];
  let connections = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1;
    let text = '';
    let recipient: string | null = null;
    let isData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 slow\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = nextEnd(); end; end = nextEnd()) {
        const line = text.slice(0, end.at);
        text = text.slice(end.at + end.length);
        take(line);
      }
    });

    function nextEnd(): { at: number; length: number } | null {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = text.indexOf(end);
      return at < 0 ? null : { at, length: end.length };
    }

    function take(line: string): void {
      if (isData) {
        isData = false;
        const to = recipient ?? '';
        setTimeout(() => {
          if (socket.destroyed) return;
          acceptedMails.push(to);
          socket.write('250 taken\r\n');
        }, latency);
      } else if (line.startsWith('RCPT TO:')) {
        recipient = /<([^>]+)>/.exec(line)?.[1] ?? line;
        socket.write('250 ok\r\n');
      } else if (line === 'DATA') {
        isData = true;
        socket.write('354 go\r\n');
      } else if (line === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acceptedMails,
    connections: () => connections,
    async close() {
      server.close();
    },
  };
}
