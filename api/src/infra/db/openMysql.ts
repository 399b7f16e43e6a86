import type { Connection, ConnectionOptions } from 'mysql2';
import { Sequelize } from 'sequelize';
import { ACQUIRE_TIMEOUT, boundConnections, CALL_TIMEOUT_MS } from './boundConnections.js';
import { LostConnections } from './lostConnections.js';
import { mysqlDialectModule, openConnection } from './mysqlDriver.js';
import { sendTransactions } from './sendTransactions.js';

/** Time-out of the statement that kills a lost connection, in milliseconds. */
const REPORT_TIMEOUT = 2_000;
/** Least idle time after which the server closes a connection, in seconds; longer than the pool's own. */
const SILENCE = 50;

export interface MysqlOptions {
  /** Connections in the pool. */
  readonly poolSize: number;
  /** Milliseconds for a statement, unless it is part of a call or of long work. */
  readonly statementTimeout: number;
  /** The longest that a call waits for a connection, in milliseconds; 2,000 unless said otherwise. */
  readonly callTimeout?: number;
  /** The variable that names the server, for messages. */
  readonly variable?: string;
}

/** @param url `mysql://user:password@host:port/database` */
export function openMysql(
  url: string,
  { poolSize, statementTimeout, callTimeout = CALL_TIMEOUT_MS, variable = 'DATABASE_URL' }: MysqlOptions,
): Sequelize {
  if (!/^(mysql|mariadb):\/\//.test(url) || !URL.canParse(url)) {
    const file = variable === 'DATABASE_URL' ? 'sqlite:<file> or ' : '';
    throw new Error(`${variable} must read ${file}mysql://user:password@host:3306/database.`);
  }
  const { hostname, port, username, password, pathname } = new URL(url);
  if (pathname.length < 2)
    throw new Error(`${variable} names no database: write mysql://user:password@host:3306/database.`);
  const account = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  const server: ConnectionOptions = { host: hostname, port: Number(port || 3306), ...account };
  const lostConnections = new LostConnections(() =>
    openConnection(server, { statementTimeout: REPORT_TIMEOUT, lost: () => {} }),
  );
  const sequelize = new Sequelize(decodeURIComponent(pathname.slice(1)), account.user, account.password, {
    dialect: 'mysql',
    dialectModule: mysqlDialectModule({
      statementTimeout,
      lost(connection) {
        // Removed from the pool immediately, so that another one can be opened.
        void sequelize.connectionManager.destroyConnection(connection);
        lostConnections.add(connection);
      },
    }),
    host: hostname,
    port: Number(port || 3306),
    // SUM and AVG return numbers, as on SQLite. Columns are numbers, texts and bytes, which the driver reads itself:
    // asking Sequelize for each field takes longer than everything else. An UPDATE counts matched rows, as on SQLite;
    // Sequelize's default counts changed rows, so that a lease renewed twice within a millisecond would look lost.
    dialectOptions: { decimalNumbers: true, charset: 'utf8mb4', typeCast: true, flags: ['FOUND_ROWS'] },
    pool: { max: poolSize, min: 0, acquire: ACQUIRE_TIMEOUT, idle: 10_000 },
    hooks: {
      async afterConnect(rawConnection) {
        const connection = rawConnection as Connection;
        for (const statement of sessionOf(statementTimeout)) await run(connection, statement);
        await lostConnections.register(connection);
      },
    },
    logging: false,
  });
  boundConnections(sequelize, callTimeout);
  sendTransactions(sequelize);
  return sequelize;
}

/**
 * Set once for each connection instead of before each transaction. A statement that waits for a lock fails before the
 * process abandons it, so that its transaction ends on the server too; an abandoned connection ends after its idle
 * time-out.
 */
function sessionOf(statementTimeout: number): readonly string[] {
  const seconds = statementTimeout / 1_000;
  return [
    'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
    `SET SESSION innodb_lock_wait_timeout = ${Math.max(1, Math.floor(seconds) - 1)}, wait_timeout = ${Math.max(SILENCE, Math.ceil(seconds * 10))}`,
  ];
}

function run(connection: Connection, statement: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query(statement, (error) => (error ? reject(error) : resolve()));
  });
}
