import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';

/** A TLS and HTTP/2 proxy before a server, like nginx before a gateway. */
export interface SecureFront {
  readonly url: string;
  /** Sets the target of its requests: `http://127.0.0.1:3000`. */
  leadTo(target: string): void;
  stop(): Promise<void>;
}

/** Headers that belong to one connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/** Opens a proxy on a free port with a self-signed certificate, which browsers must accept explicitly. */
export async function openFront(folder: string): Promise<SecureFront> {
  let target = '';
  const server: Http2SecureServer = createSecureServer(
    { ...certificate(folder), allowHTTP1: true },
    (request, response) => {
      const { pathname, search } = new URL(request.url, 'https://front');
      const outgoing = httpRequest(
        `${target}${pathname}${search}`,
        {
          method: request.method,
          headers: {
            ...passed(request.headers),
            host: request.headers[':authority'] ?? request.headers.host,
          },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, passed(answer.headers));
          answer.pipe(response);
          response.on('close', () => answer.destroy());
        },
      );
      outgoing.on('error', () => response.destroy());
      request.pipe(outgoing);
    },
  );
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(next) {
      target = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );

function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const files = mkdtempSync(join(folder, 'tls-'));
  const [key, cert] = [join(files, 'key.pem'), join(files, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
