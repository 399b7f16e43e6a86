import { ConnectionError, TimeoutError } from 'sequelize';
import { systemCode } from '../errors.js';
import { databaseErrorNumber } from './transaction.js';

/** MariaDB: lock wait time-out, deadlock, too many connections, shutting down, server gone, connection lost. */
const SERVER_NUMBERS = new Set([1205, 1213, 1040, 1053, 2006, 2013]);
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
  return isFatal || isBusy || SERVER_NUMBERS.has(databaseErrorNumber(error));
}
