import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ListeningStandIn {
  /** `http://127.0.0.1:50123` */
  readonly origin: string;
  /** Ends it with whatever is under way. */
  stop(): Promise<void>;
}

/** Lets a stand-in be heard on this machine only. @param port 0: any that is free */
export async function listen(handler: RequestListener, port = 0): Promise<ListeningStandIn> {
  const server = createServer(handler);
  await new Promise<void>((opened, refused) => {
    server.once('error', refused);
    server.listen(port, '127.0.0.1', opened);
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
