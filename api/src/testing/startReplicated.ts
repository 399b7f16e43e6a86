import { join } from 'node:path';
import { DatabaseServer } from './databaseServer.js';

/** The database of a cluster: the server that is written to, and those that follow it. */
export interface Databases {
  readonly primary: DatabaseServer;
  /** A replica, or the other nodes of Galera. */
  readonly others: readonly DatabaseServer[];
  /** Those of them that API processes read on. */
  readonly replicas: readonly DatabaseServer[];
}

/** Where the servers of a cluster write. */
export interface ClusterPlace {
  readonly folder: string;
  /** Folder of the servers' messages. */
  readonly logs: string;
  /** Receives each server before it starts, so that one whose start fails is ended, too. */
  onServer(server: DatabaseServer): void;
}

/** Options of the guide to several machines. */
export const DURABLE = ['--sync-binlog=1', '--max-allowed-packet=64M', '--character-set-server=utf8mb4'];

/** A primary and a replica that follows it by global transaction ids and can only be read. */
export async function startReplicated({ folder, logs, onServer }: ClusterPlace): Promise<Databases> {
  const create = (name: string, id: number, options: readonly string[]) =>
    DatabaseServer.create({
      ...{ folder: join(folder, name), log: join(logs, `${name}.log`), starts: false },
      options: [
        ...[`--server-id=${id}`, '--log-bin=binlog', '--binlog-format=ROW', '--log-slave-updates'],
        ...DURABLE,
        ...options,
      ],
    });
  const [primary, replica] = await Promise.all([
    create('primary', 1, []),
    create('replica', 2, ['--read-only', '--relay-log=relay']),
  ]);
  for (const server of [primary, replica]) onServer(server);
  await primary.start();
  await replica.start();
  await primary.run(
    "CREATE USER 'replica'@'127.0.0.1' IDENTIFIED BY ''",
    "GRANT REPLICATION SLAVE ON *.* TO 'replica'@'127.0.0.1'",
  );
  await replica.run(
    `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${primary.port}, MASTER_USER='replica',
     MASTER_CONNECT_RETRY=1, MASTER_USE_GTID=slave_pos`,
    'START SLAVE',
  );
  return { primary, others: [replica], replicas: [replica] };
}
