import { ConnectionAcquireTimeoutError, type Sequelize } from 'sequelize';
import { retrying } from '../retrying.js';
import { isTooManyConnections } from './isUnavailable.js';
import { countWaiting, remainingTime, withoutTimeBudget } from './timeBudget.js';
import { withTimeout } from './withTimeout.js';

/** The longest that a call waits for a connection, and that anything else does, in milliseconds. */
export const CALL_TIMEOUT_MS = 2_000;
export const ACQUIRE_TIMEOUT = 10_000;
/** Between two tries to open one where the server has none to give: at least, and by chance up to as much more. */
const PAUSE = 50;

type ConnectionManager = Sequelize['connectionManager'] & {
  connect(config: object): Promise<object>;
};

/** Number of requests that wait for a connection. */
const waiting = new WeakMap<Sequelize, number>();

/** Number of requests that wait for a connection now; 0 on SQLite, where each transaction opens its own. */
export function waitingForConnection(sequelize: Sequelize): number {
  return waiting.get(sequelize) ?? 0;
}

/**
 * Limits the wait for a connection to the rest of the call's time budget. A server without a free connection does not
 * fail the call immediately: one of the pool's is released in a moment, and a retry may find it.
 * @param callTimeout the longest that a call waits, in milliseconds
 */
export function boundConnections(sequelize: Sequelize, callTimeout: number): void {
  const manager = sequelize.connectionManager as ConnectionManager;
  const connect = manager.connect.bind(manager);
  const getConnection = manager.getConnection.bind(manager);
  // The pool opens connections for the next waiting call, not for the one that asked.
  manager.connect = (config) => withoutTimeBudget(() => whileTooMany(callTimeout, () => connect(config)));
  manager.getConnection = async (options) => {
    const remaining = remainingTime();
    const timeoutMs = Number.isFinite(remaining) ? Math.min(callTimeout, remaining) : ACQUIRE_TIMEOUT;
    if (timeoutMs <= 0) throw tooLate();
    const stopCounting = countWaiting();
    waiting.set(sequelize, waitingForConnection(sequelize) + 1);
    try {
      const connection = whileTooMany(timeoutMs, () => getConnection(options));
      return await withTimeout(timeoutMs, connection, tooLate, (late) => manager.releaseConnection(late));
    } finally {
      waiting.set(sequelize, waitingForConnection(sequelize) - 1);
      stopCounting();
    }
  };
}

function whileTooMany<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + timeoutMs;
  return retrying(work, (error) =>
    isTooManyConnections(error) && Date.now() < until ? PAUSE * (1 + Math.random()) : null,
  );
}

function tooLate(): ConnectionAcquireTimeoutError {
  return new ConnectionAcquireTimeoutError(new Error('There was no time left to wait for a connection.'));
}
