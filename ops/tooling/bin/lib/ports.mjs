import { createServer } from 'node:net';

/** @returns {Promise<string | null>} a problem in one sentence when the port is unusable */
export function portProblem(port, host, variable) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code, message }) => {
      const sentences = {
        EADDRINUSE: `Port ${port} is taken: stop what listens there, or choose another with ${variable}.`,
        EACCES: `Port ${port} may not be opened by this user: choose one above 1023 with ${variable}.`,
        EADDRNOTAVAIL: `${host} is not an address of this computer: see HOST.`,
        ENOTFOUND: `${host} is not an address of this computer: see HOST.`,
      };
      resolve(sentences[code] ?? `Nothing can listen on ${host}:${port}: ${message}`);
    });
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** A free port below the range of ephemeral ports. */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if ((await portProblem(port, '127.0.0.1', '')) === null) return port;
  }
}
