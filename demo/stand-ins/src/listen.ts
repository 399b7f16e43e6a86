import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ListeningStandIn {
  /** `http://127.0.0.1:50123` */
  readonly origin: string;
  /** Closes it with its open connections. */
  stop(): Promise<void>;
}

/** Serves a stand-in on the loopback interface. @param port 0: any free one */
export async function listen(handler: RequestListener, port = 0): Promise<ListeningStandIn> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
