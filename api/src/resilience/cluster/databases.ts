import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseServer } from '../databaseServer.js';
import { pause } from '../program.js';
import { reservePort } from './reservePort.js';

/** The database of a cluster: the server that is written to, and those that follow it. */
export interface Databases {
  readonly primary: DatabaseServer;
  /** A replica, or the other nodes of Galera. */
  readonly others: readonly DatabaseServer[];
  /** Those of them that API processes read on. */
  readonly replicas: readonly DatabaseServer[];
}

interface Place {
  readonly folder: string;
  /** Folder of the servers' messages. */
  readonly logs: string;
  /** Receives each server before it starts, so that one whose start fails is ended, too. */
  onServer(server: DatabaseServer): void;
}

const GALERA = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const GALERA_NODES = 3;
const FOLLOWS_MS = 60_000;
/** Options of the guide to several machines. */
const DURABLE = ['--sync-binlog=1', '--max-allowed-packet=64M', '--character-set-server=utf8mb4'];

/** A primary and a replica that follows it by global transaction ids and can only be read. */
export async function startReplicated({ folder, logs, onServer }: Place): Promise<Databases> {
  const create = (name: string, id: number, options: readonly string[]) =>
    createAt(join(folder, name), join(logs, `${name}.log`), [
      ...[`--server-id=${id}`, '--log-bin=binlog', '--binlog-format=ROW', '--log-slave-updates'],
      ...DURABLE,
      ...options,
    ]);
  const [primary, replica] = await Promise.all([
    create('primary', 1, []),
    create('replica', 2, ['--read-only', '--relay-log=relay']),
  ]);
  for (const server of [primary, replica]) onServer(server);
  await primary.start();
  await replica.start();
  await run(primary, [
    "CREATE USER 'replica'@'127.0.0.1' IDENTIFIED BY ''",
    "GRANT REPLICATION SLAVE ON *.* TO 'replica'@'127.0.0.1'",
  ]);
  await run(replica, [
    `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${primary.port}, MASTER_USER='replica',
     MASTER_CONNECT_RETRY=1, MASTER_USE_GTID=slave_pos`,
    'START SLAVE',
  ]);
  return { primary, others: [replica], replicas: [replica] };
}

/** Three nodes of Galera; processes write to the first. @throws an Error that says what to install */
export async function startGalera({ folder, logs, onServer }: Place): Promise<Databases> {
  const provider = GALERA.find((path) => existsSync(path));
  if (provider === undefined)
    throw new Error('Galera is not installed (Debian: apt-get install galera-4 rsync).');
  // The rsync of a joining node may not read a folder of root's: "cannot stat destination".
  if (process.getuid?.() === 0)
    throw new Error(
      'Galera copies its data with rsync, which fails for root here: start this as an ordinary user.',
    );
  const ports = await Promise.all(Array.from({ length: GALERA_NODES }, () => reservePort()));
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  const servers: DatabaseServer[] = [];
  // One after the other: a node receives the data of those before it.
  for (const [index, address] of addresses.entries()) {
    const name = `node-${index + 1}`;
    const [incremental, snapshot] = [await reservePort(), await reservePort()];
    const server = await createAt(join(folder, name), join(logs, `${name}.log`), [
      ...['--binlog-format=ROW', '--innodb-autoinc-lock-mode=2', ...DURABLE],
      ...[
        '--wsrep-on=ON',
        `--wsrep-provider=${provider}`,
        '--wsrep-cluster-name=euro',
        '--wsrep-sst-method=rsync',
      ],
      `--wsrep-cluster-address=gcomm://${index === 0 ? '' : addresses.slice(0, index).join(',')}`,
      `--wsrep-node-name=${name}`,
      `--wsrep-node-address=${address}`,
      `--wsrep-sst-receive-address=127.0.0.1:${snapshot}`,
      `--wsrep-provider-options=gmcast.listen_addr=tcp://${address};ist.recv_addr=127.0.0.1:${incremental}`,
    ]);
    servers.push(server);
    onServer(server);
    await server.start();
    await untilSynced(server);
  }
  const [primary, ...others] = servers;
  if (!primary) throw new Error('There are three nodes.');
  return { primary, others, replicas: [] };
}

async function createAt(folder: string, log: string, options: readonly string[]): Promise<DatabaseServer> {
  mkdirSync(folder, { recursive: true });
  return DatabaseServer.create({ folder, port: await reservePort(), options, log, starts: false });
}

async function run(server: DatabaseServer, statements: readonly string[]): Promise<void> {
  const connection = await server.connect();
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

async function untilSynced(server: DatabaseServer): Promise<void> {
  for (const end = Date.now() + FOLLOWS_MS; Date.now() < end; await pause(200)) {
    const connection = await server.connect();
    const [rows] = await connection.query("SHOW STATUS LIKE 'wsrep_local_state_comment'");
    await connection.end();
    if ((rows as { readonly Value: string }[])[0]?.Value === 'Synced') return;
  }
  throw new Error('A node of Galera does not join the others.');
}
