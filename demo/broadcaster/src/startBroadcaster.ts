import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from './createSite.js';

export interface BroadcasterOptions {
  /** 0 or left out: any that is free. */
  readonly port?: number;
  /** Address of EuroManager, from which the pages load their embeds. */
  readonly portalUrl: string;
}

export interface Broadcaster {
  /** `http://127.0.0.1:3100`, another origin than the portal's. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the site of De Schelde on the loopback interface; rejects when the port is used. */
export async function startBroadcaster({ port = 0, portalUrl }: BroadcasterOptions): Promise<Broadcaster> {
  const server = createServer(createSite(new URL(portalUrl).origin));
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
