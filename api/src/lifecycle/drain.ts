import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { AppContext } from '../context.js';
import type { Lifecycle } from '../health/probes.js';

/** The longest that requests under way are waited for, in milliseconds. */
const PATIENCE = 10_000;
/** For this long every answer asks for a new connection, so that no kept one is closed under a request. */
const FAREWELL = 250;

interface Running {
  readonly server: Server;
  readonly context: Pick<AppContext, 'background' | 'live' | 'chat' | 'redis' | 'sequelize'>;
  readonly lifecycle: Lifecycle;
  readonly stopJobs: () => Promise<void>;
}

/** Says goodbye on open connections, takes no new ones, finishes what was begun, then closes the database. */
export async function drain(
  { server, context, lifecycle, stopJobs }: Running,
  patience = PATIENCE,
): Promise<void> {
  lifecycle.isDraining = true;
  context.live.close();
  context.chat.close();
  const finished = farewell(server).then(() => Promise.all([stopJobs(), context.background.idle()]));
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([finished, impatience]);
  clearTimeout(timer);
  server.closeAllConnections();
  context.redis?.close();
  await context.sequelize.close();
}

async function farewell(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FAREWELL));
  // HTTP's own `close` would cut connections whose first request is still on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), FAREWELL);
  await closed;
  clearInterval(sweep);
}
