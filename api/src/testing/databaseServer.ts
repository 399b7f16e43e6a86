import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { freePort } from './freePort.js';
import { Program } from './program.js';

interface Place {
  /** Folder of the server's files; empty or missing at first. */
  readonly folder: string;
  /** Further options of `mariadbd`. */
  readonly options?: readonly string[];
  /** A file to which its messages are appended. */
  readonly log?: string;
  /** False: `start` begins it later. */
  readonly starts?: boolean;
}

/** A private MariaDB, as durable as in production. */
export class DatabaseServer {
  private readonly program: Program;

  private constructor(
    readonly port: number,
    folder: string,
    options: readonly string[],
    log: string | undefined,
  ) {
    const args = [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--innodb-flush-log-at-trx-commit=1',
      '--innodb-log-file-size=16M',
      '--innodb-buffer-pool-size=128M',
      ...options,
    ];
    this.program = new Program(
      process.env.MARIADB_SERVER ?? 'mariadbd',
      log === undefined ? args : [...args, `--log-error=${log}`],
    );
  }

  /** @throws an Error that says what to install */
  static async create({ folder, log, options = [], starts = true }: Place): Promise<DatabaseServer> {
    mkdirSync(folder, { recursive: true });
    const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
    const installer = process.env.MARIADB_INSTALLER ?? 'mariadb-install-db';
    const where = ['--no-defaults', `--datadir=${join(folder, 'data')}`, '--skip-test-db'];
    const login = '--auth-root-authentication-method=normal';
    const installation = spawnSync(installer, [...where, login, ...asRoot], { encoding: 'utf8' });
    if (installation.status !== 0)
      throw new Error(
        `A private MariaDB could not be made (Debian: apt-get install mariadb-server): ${installation.error?.message ?? installation.stderr}`,
      );
    const server = new DatabaseServer(await freePort(), folder, [...asRoot, ...options], log);
    if (starts) await server.start();
    return server;
  }

  get pid(): number | undefined {
    return this.program.pid;
  }

  start(): Promise<void> {
    return this.program.start(() =>
      this.connect().then(
        (connection) => connection.end().then(() => true),
        () => false,
      ),
    );
  }

  /** Connects as an account with a reserved connection, which always gets in. */
  connect(database?: string): Promise<Connection> {
    const where = { host: '127.0.0.1', port: this.port, user: 'root', connectTimeout: 2_000 };
    return createConnection({ ...where, ...(database === undefined ? {} : { database }) });
  }

  /** Runs statements as that account. */
  async run(...statements: readonly string[]): Promise<void> {
    const connection = await this.connect();
    try {
      for (const statement of statements) await connection.query(statement);
    } finally {
      await connection.end();
    }
  }

  /** Creates a database. @returns its address */
  async createDatabase(name: string): Promise<string> {
    await this.run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    return `mysql://root@127.0.0.1:${this.port}/${name}`;
  }

  kill = () => this.program.kill();
  freeze = () => this.program.freeze();
  thaw = () => this.program.thaw();

  stop = () => this.program.stop();
}
