import LibsqlDatabase from 'libsql';
import { systemCode } from '../errors.js';
import { beginStep, describeStatement } from '../tracing/index.js';
import { countWaiting, statementTimeout } from './timeBudget.js';

type Callback = (this: Statement, error: Error | null, rows?: unknown[]) => void;
type Parameters = readonly unknown[] | Readonly<Record<string, unknown>>;

const SERVER = { 'db.system.name': 'sqlite' };
/** Milliseconds that a statement waits for another writing process, unless said otherwise. */
export const BUSY_TIMEOUT = 10_000;

export interface SqliteOptions {
  /** False: a power cut may lose the last commits (tests). */
  readonly durable: boolean;
  /**
   * Milliseconds that a statement waits for another writing process, 10,000 unless said otherwise; in a call the rest of
   * its time budget, in long work as long as a statement may take there.
   */
  readonly busyTimeout?: number | undefined;
  /** The most pages that the file may have, as on a small disk (tests). */
  readonly maxPages?: (() => number) | undefined;
}

/** Result of a statement: Sequelize reads `lastID` and `changes` from the callback's `this`. */
class Statement {
  lastID = 0;
  changes = 0;
}

interface Outcome {
  readonly statement: Statement;
  readonly rows: unknown[];
}

/**
 * SQLite through libsql behind the interface of the `sqlite3` package, which is what Sequelize calls.
 * libsql is synchronous: waiting for a lock inside the driver would stop the very code that holds it, so a busy
 * database is waited for between turns of the event loop, and every answer arrives in a later turn.
 */
export class SqliteDriver {
  private readonly connection: LibsqlDatabase.Database;
  private readonly tableInfo = new Map<string, unknown[]>();

  private readonly busyTimeout: number;

  constructor(
    filename: string,
    { durable, maxPages, busyTimeout = BUSY_TIMEOUT }: SqliteOptions,
    onOpen: (error: Error | null) => void,
  ) {
    this.busyTimeout = busyTimeout;
    this.connection = new LibsqlDatabase(filename);
    this.connection.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}`);
    if (maxPages) this.connection.exec(`PRAGMA max_page_count = ${maxPages()}`);
    setImmediate(onOpen, null);
  }

  run(sql: string, ...rest: [Parameters?, Callback?] | [Callback?]): this {
    return this.all(sql, ...rest);
  }

  all(sql: string, ...rest: [Parameters?, Callback?] | [Callback?]): this {
    const callback = rest.find((value) => typeof value === 'function') as Callback | undefined;
    const parameters = rest.find((value) => typeof value === 'object') as Parameters | undefined;
    const stopCounting = countWaiting();
    const span = beginStep(() => describeStatement(sql, SERVER));
    const respond: Callback = function answer(...outcome) {
      stopCounting();
      span.end(outcome[0]);
      callback?.call(this, ...outcome);
    };
    const giveUpAt = Date.now() + statementTimeout(this.busyTimeout);
    this.attempt(this.prepare(sql, parameters ?? []), respond, giveUpAt);
    return this;
  }

  exec(sql: string, callback: (error: Error | null) => void = ignore): this {
    return this.all(sql, (error: Error | null) => callback(error));
  }

  serialize(work: () => void): void {
    work();
  }

  close(callback: (error: Error | null) => void = ignore): void {
    if (this.connection.open) {
      // A closed connection lives on until its statements are collected: an open transaction would keep its lock.
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      this.connection.close();
    }
    callback(null);
  }

  private attempt(work: () => Outcome, callback: Callback, giveUpAt: number): void {
    let outcome: Outcome;
    try {
      outcome = work();
    } catch (error) {
      if (isBusy(error) && !this.connection.inTransaction && Date.now() < giveUpAt) {
        setTimeout(() => this.attempt(work, callback, giveUpAt), 1 + Math.random() * 9);
        return;
      }
      const reason = error instanceof Error ? error : new Error(String(error));
      setImmediate(() => callback.call(new Statement(), reason));
      return;
    }
    setImmediate(() => callback.call(outcome.statement, null, outcome.rows));
  }

  /**
   * The returned work may be run again: a statement that met a lock is finished only by running that same statement.
   */
  private prepare(sql: string, parameters: Parameters): () => Outcome {
    const statement = new Statement();
    if (/^\s*(begin|commit|rollback|savepoint|release)\b/i.test(sql)) {
      return () => {
        // Failures such as a full disk may have rolled it back already.
        if (this.connection.inTransaction || !/^\s*rollback/i.test(sql)) this.connection.exec(sql);
        return { statement, rows: [] };
      };
    }
    const columns = this.tableInfo.get(sql);
    if (columns) return () => ({ statement, rows: columns });
    let preparedStatement: LibsqlDatabase.Statement | undefined;
    return () => {
      preparedStatement ??= this.connection.prepare(sql);
      const values = bindable(parameters);
      if (preparedStatement.reader) {
        const rows = preparedStatement.all(values);
        // Sequelize asks for a table's columns before every SELECT.
        if (sql.startsWith('PRAGMA table_info')) this.tableInfo.set(sql, rows);
        return { statement, rows };
      }
      const { lastInsertRowid, changes } = preparedStatement.run(values);
      statement.lastID = Number(lastInsertRowid);
      statement.changes = changes;
      if (/^\s*(alter|create|drop)\b/i.test(sql)) this.tableInfo.clear();
      return { statement, rows: [] };
    };
  }
}

/** The module Sequelize gets as `dialectModule`. */
export function sqliteDialectModule(options: SqliteOptions): object {
  class Database extends SqliteDriver {
    constructor(filename: string, _mode: number, onOpen: (error: Error | null) => void) {
      super(filename, options, onOpen);
    }
  }
  return { Database, OPEN_READWRITE: 2, OPEN_CREATE: 4 };
}

/** The native binding aborts the process on values it does not know, so nothing else may reach it. */
function bindable(parameters: Parameters): unknown[] | Record<string, unknown> {
  if (Array.isArray(parameters)) return parameters.map(bindableValue);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.replace(/^\$/, ''), bindableValue(value)]),
  );
}

function bindableValue(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (Buffer.isBuffer(value)) return value;
  throw new TypeError(`SQLite can't bind a value of type ${typeof value}`);
}

function isBusy(error: unknown): boolean {
  return systemCode(error).startsWith('SQLITE_BUSY');
}

function ignore(): void {}
