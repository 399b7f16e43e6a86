import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../../http/index.js';
import type { AppContext } from '../context.js';

/** The longest that requests under way are waited for, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** For this long at least every answer asks for a new connection, so that no kept one is closed under a request. */
const MIN_GRACE_MS = 250;
/**
 * nginx closes a connection that it does not use after 2 seconds: who waits longer closes none that it is about to
 * use.
 */
export const FAREWELL_TO_PROXY = 2_500;

interface DrainTimes {
  /** Milliseconds during which requests are accepted on open connections. */
  readonly graceMs?: number;
  /** The longest that all of it may take, in milliseconds. */
  readonly longest?: number;
}

interface Running {
  readonly server: Server;
  readonly context: Pick<AppContext, 'background' | 'live' | 'chat' | 'mailer' | 'redis' | 'sequelize'>;
  readonly lifecycle: Lifecycle;
  readonly stopJobs: () => Promise<void>;
}

/**
 * Asks clients on open connections to reconnect, then accepts no new ones, finishes running work, and closes the
 * database.
 */
export async function drain(
  { server, context, lifecycle, stopJobs }: Running,
  { graceMs = MIN_GRACE_MS, longest = TIMEOUT_MS }: DrainTimes = {},
): Promise<void> {
  lifecycle.isDraining = true;
  context.live.close();
  context.chat.close();
  const closing = closeOnAnswer(server, graceMs).then(() =>
    Promise.all([stopJobs(), context.background.idle()]),
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([closing, timeout]);
  clearTimeout(timer);
  server.closeAllConnections();
  context.mailer.close?.();
  context.redis?.close();
  await context.sequelize.close();
}

async function closeOnAnswer(server: Server, longest: number): Promise<void> {
  const end = Date.now() + longest;
  do await sleep(MIN_GRACE_MS);
  while (Date.now() < end && (await hasConnections(server)));
  // HTTP's own `close` would cut connections whose first request is still on its way.
  const closing = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), MIN_GRACE_MS);
  await closing;
  clearInterval(sweep);
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error === null && count > 0)),
  );
}
