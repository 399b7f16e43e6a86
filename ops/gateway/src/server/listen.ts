import type { Server } from 'node:http';

const DRAIN_MS = 10_000;

/** Listens, notifies a parent process, and drains on SIGTERM; a used port is reported in one sentence. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    console.error(sentenceFor(error as NodeJS.ErrnoException, port, host));
    process.exit(1);
  }
  process.send?.('ready');
  let leaving = false;
  // While draining, each response is the last of its connection.
  server.prependListener('request', (_request, response) => {
    if (leaving) response.setHeader('Connection', 'close');
  });
  const leave = () => {
    if (leaving) return;
    leaving = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // The parent died, and no other process would stop this one.
  process.on('disconnect', leave);
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another with PORT.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this computer: see HOST.`;
  return `The gateway cannot listen on ${host}:${port}: ${message}`;
}
