import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FindOptions, Model, ModelStatic, Sequelize } from 'sequelize';
import { statementShape } from './statementShape.js';

/** Folder in which a run on both databases collects its statements; without it nothing is recorded. */
const folder = process.env.API_TEST_STATEMENTS;

const METHODS = ['all', 'run', 'exec', 'query', 'execute'] as const;
type Connection = Record<string, unknown>;

const shapes = new Set<string>();
const watchersOf = new WeakMap<object, Set<Watcher>>();
type Watcher = (sql: string) => void;

/**
 * Records the shape of every statement that this test file sends to its database, and which tables it locks rows of,
 * as lines of JSON: `npm test -- --all` compares those of the two databases.
 */
export function recordStatements(sequelize: Sequelize): void {
  if (!folder) return;
  const file = join(folder, `${sequelize.getDialect()}.jsonl`);
  watchStatements(sequelize, (sql) => record(file, statementShape(sql)));
  // SQLite has no locks of rows: its statements don't show them.
  sequelize.addHook('beforeFind', function noteLock(this: ModelStatic<Model>, { lock }: FindOptions) {
    if (lock) record(file, `LOCK ${this.tableName}`);
  });
}

/** Calls `onStatement` with every statement that any code sends, until the returned function is called. */
export function watchStatements(sequelize: Sequelize, onStatement: Watcher): () => void {
  const { connectionManager } = sequelize;
  const getConnection = connectionManager.getConnection.bind(connectionManager);
  let isWatching = true;
  const watcher: Watcher = (sql) => isWatching && onStatement(sql);
  connectionManager.getConnection = async (options) => {
    const connection = await getConnection(options);
    watch(connection as Connection, watcher);
    return connection;
  };
  return () => {
    isWatching = false;
  };
}

function watch(connection: Connection, watcher: Watcher): void {
  const existing = watchersOf.get(connection);
  if (existing) {
    existing.add(watcher);
    return;
  }
  const watchers = new Set([watcher]);
  watchersOf.set(connection, watchers);
  let isSending = false;
  for (const name of METHODS) {
    const method = connection[name];
    if (typeof method !== 'function') continue;
    connection[name] = (...values: unknown[]) => {
      // SQLite's driver runs a statement by another of these methods: one that is sent within one is the same.
      if (isSending) return method.apply(connection, values);
      const [statement] = values as [string | { readonly sql: string }];
      for (const each of watchers) each(typeof statement === 'string' ? statement : statement.sql);
      isSending = true;
      try {
        return method.apply(connection, values);
      } finally {
        isSending = false;
      }
    };
  }
}

function record(file: string, shape: string | null): void {
  if (shape === null || shapes.has(shape)) return;
  shapes.add(shape);
  const test = relative(process.cwd(), expect.getState().testPath ?? '');
  appendFileSync(file, `${JSON.stringify({ shape, test })}\n`);
}
