import type { Server } from 'node:http';
import type { AppContext } from '../context.js';

/** The longest that requests under way are waited for, in milliseconds. */
const PATIENCE = 10_000;

interface Running {
  readonly server: Server;
  readonly context: Pick<AppContext, 'background' | 'sequelize'>;
  readonly stopJobs: () => Promise<void>;
}

/** Takes no new connections, finishes what was begun, then closes the database. */
export async function drain({ server, context, stopJobs }: Running, patience = PATIENCE): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const finished = closed.then(() => Promise.all([stopJobs(), context.background.idle()]));
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, patience))]);
  server.closeAllConnections();
  await context.sequelize.close();
}
