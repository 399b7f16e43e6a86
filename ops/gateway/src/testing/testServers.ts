import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers of a test, each on a free port. */
export function testServers() {
  const servers: Server[] = [];
  return {
    /** Starts a server and returns its address, without a slash at the end. */
    async listen(server: Server): Promise<string> {
      servers.push(server);
      await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async close(): Promise<void> {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
}
