import { ConnectionError, TimeoutError } from 'sequelize';
import { systemCode } from '../errors.js';
import { databaseErrorNumber } from './transaction.js';

/** MariaDB: too many connections in all, of an account, and more than its quota. */
const TOO_MANY_CONNECTIONS = new Set([1040, 1203, 1226]);
/** MariaDB: lock wait time-out, deadlock, shutting down, server gone, connection lost, connection killed. */
const SERVER_NUMBERS = new Set([1205, 1213, 1053, 1927, 2006, 2013]);
const WIRE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'PROTOCOL_CONNECTION_LOST']);

/** Whether a failure means that the database can't be reached or is too busy right now: trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  if (!(error instanceof Error)) return false;
  if (error.name === 'SequelizeConnectionAcquireTimeoutError') return true;
  const cause = 'parent' in error ? error.parent : error;
  // The driver marks errors that end a connection.
  const isFatal = typeof cause === 'object' && cause !== null && 'fatal' in cause && cause.fatal === true;
  const code = systemCode(cause);
  const isBusy = WIRE_CODES.has(code) || code.startsWith('SQLITE_BUSY');
  return isFatal || isBusy || SERVER_NUMBERS.has(databaseErrorNumber(error)) || isTooManyConnections(error);
}

/** Whether the server refused a connection because others hold as many as it gives. */
export function isTooManyConnections(error: unknown): boolean {
  return TOO_MANY_CONNECTIONS.has(databaseErrorNumber(error));
}
