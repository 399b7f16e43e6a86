import { EventEmitter } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import mysql2, { type Connection, type ConnectionOptions } from 'mysql2';
import { beginStep, describeStatement, type SpanAttributes } from '../tracing/index.js';
import { countWaiting, statementTimeout } from './timeBudget.js';

/** Time-out for opening a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
/** Least milliseconds for ending a transaction, however little of the call's budget is left. */
const END_TIMEOUT = 500;
/** Time that the server may take to close a connection after the quit command, in milliseconds. */
const GOODBYE = 1_000;

type QueryCallback = (error: Error | null, ...rest: unknown[]) => void;
/** A method of a connection whose last argument is called with the outcome. */
type Send = (...args: unknown[]) => unknown;

export interface MysqlDriverOptions {
  /** Milliseconds for a statement, unless it is part of a call or of long work. */
  readonly statementTimeout: number;
  /** A connection did not answer in time and is closed on our side; the server may not know that yet. */
  readonly lost: (connection: Connection) => void;
}

/** A statement got no answer in time: whether it was done is not known. */
class StatementTimeout extends Error {
  readonly code = 'PROTOCOL_SEQUENCE_TIMEOUT';
  readonly fatal = true;
}

/** The module Sequelize gets as `dialectModule`. */
export function mysqlDialectModule(options: MysqlDriverOptions): object {
  return { createConnection: (config: ConnectionOptions) => openConnection(config, options) };
}

/**
 * A connection whose statements have a time-out. mysql2's own leaves the connection open, which then answers the next
 * statement with the result of the last. Here a connection that does not answer is closed, and all its statements
 * fail.
 */
export function openConnection(config: ConnectionOptions, options: MysqlDriverOptions): Connection {
  const socket = connectSocket(config.port ?? 3306, config.host ?? '127.0.0.1');
  socket.setNoDelay(true);
  socket.once('connect', () => socket.setKeepAlive(true, 10_000));
  const connection = mysql2.createConnection({ ...config, connectTimeout: CONNECT_TIMEOUT, stream: socket });
  const server = {
    'db.system.name': 'mysql',
    'server.address': config.host ?? '127.0.0.1',
    'server.port': config.port ?? 3306,
  };
  return guard(connection, socket, { ...options, server });
}

function guard(
  connection: Connection,
  socket: Socket,
  options: MysqlDriverOptions & { readonly server: SpanAttributes },
): Connection {
  const pending = new Set<(error: Error) => void>();

  function giveUp(ms: number): void {
    const error = new StatementTimeout(`The database did not answer within ${Math.round(ms)} ms.`);
    connection.destroy();
    socket.destroy();
    options.lost(connection);
    for (const fail of pending) fail(error);
  }

  function send(method: Send, args: unknown[]): unknown {
    const callback = args.at(-1);
    if (typeof callback !== 'function') return method(...args);
    const limit = limitOf(args[0], options.statementTimeout);
    if (limit <= 0) {
      const error = new StatementTimeout('The call has no time left for another statement.');
      setImmediate(callback as QueryCallback, error);
      // Sequelize sets the number of its listeners.
      return new EventEmitter();
    }
    const stopCounting = countWaiting();
    const span = beginStep(() => describeStatement(textOf(args[0]), options.server));
    const timer = setTimeout(() => giveUp(limit), limit);
    const settle: QueryCallback = (...outcome) => {
      if (!pending.delete(fail)) return;
      clearTimeout(timer);
      stopCounting();
      span.end(outcome[0]);
      (callback as QueryCallback)(...outcome);
    };
    const fail = (error: Error) => settle(error);
    pending.add(fail);
    return method(...args.slice(0, -1), settle);
  }

  const query = connection.query.bind(connection) as Send;
  const execute = connection.execute.bind(connection) as Send;
  const end = connection.end.bind(connection) as Send;
  return Object.assign(connection, {
    query: (...args: unknown[]) => send(query, args),
    execute: (...args: unknown[]) => send(execute, args),
    end(...args: unknown[]) {
      // An unresponsive server never closes it.
      setTimeout(() => socket.destroy(), GOODBYE).unref();
      return end(...args);
    },
  } as Partial<Connection>);
}

function textOf(statement: unknown): string {
  return String(
    typeof statement === 'object' && statement !== null && 'sql' in statement ? statement.sql : statement,
  );
}

function limitOf(statement: unknown, usual: number): number {
  const limit = statementTimeout(usual);
  return /^\s*(commit|rollback)\b/i.test(textOf(statement)) ? Math.max(limit, END_TIMEOUT) : limit;
}
